import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import { correctionMails } from './corrections.mails.ts';
import { serveCorrections } from './corrections.routes.ts';
import { serveHeldDecisions } from './held-decisions.routes.ts';
import { personalData } from './personal-data.queries.ts';
import { serveRemarksTemplates } from './remarks-templates.routes.ts';
import { serveReviews } from './reviews.routes.ts';
import { serveSetAnswers } from './set-answers.routes.ts';

export const reviews = {
  mails: correctionMails,
  routes: [
    serveReviews,
    serveHeldDecisions,
    serveCorrections,
    serveRemarksTemplates,
    serveSetAnswers,
  ],
  personalData: [personalData],
  audits: { template: { table: 'remarks_templates' } },
  holds: { ...WALKED, twoOrganisers: 'of two reviewers at once one wins, in twenty trials' },
} satisfies Feature;
