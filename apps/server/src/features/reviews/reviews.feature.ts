import type { Feature } from '../../platform/feature.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { WALKED } from '../../platform/promises.ts';
import { servePreparedDecisions } from './prepared.routes.ts';
import { personalData } from './prepared-data.queries.ts';
import { releaseJobs } from './release-due.ts';
import { serveRemarksTemplates } from './remarks-templates.routes.ts';
import { serveReviews } from './reviews.routes.ts';

export const reviews = {
  routes: [serveReviews, servePreparedDecisions, serveRemarksTemplates],
  jobs: ({ clock }: { readonly clock: Clock }) => releaseJobs(clock),
  personalData: [personalData],
  audits: { template: { table: 'remarks_templates' } },
  holds: { ...WALKED, twoOrganisers: 'of two reviewers at once one wins, in twenty trials' },
} satisfies Feature;
