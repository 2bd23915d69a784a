import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import { serveHeldDecisions } from './held-decisions.routes.ts';
import { serveRemarksTemplates } from './remarks-templates.routes.ts';
import { serveReviews } from './reviews.routes.ts';

export const reviews = {
  routes: [serveReviews, serveHeldDecisions, serveRemarksTemplates],
  audits: { template: { table: 'remarks_templates' } },
  holds: { ...WALKED, twoOrganisers: 'of two reviewers at once one wins, in twenty trials' },
} satisfies Feature;
