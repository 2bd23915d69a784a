import type { Feature } from '../../platform/feature.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { WALKED } from '../../platform/promises.ts';
import { correctionMails } from './corrections.mails.ts';
import { serveCorrections } from './corrections.routes.ts';
import { personalData } from './personal-data.queries.ts';
import { servePreparedDecisions } from './prepared.routes.ts';
import { personalData as preparedData } from './prepared-data.queries.ts';
import { releaseJobs } from './release-due.ts';
import { serveRemarksTemplates } from './remarks-templates.routes.ts';
import { serveReviews } from './reviews.routes.ts';
import { serveSetAnswers } from './set-answers.routes.ts';

export const reviews = {
  mails: correctionMails,
  routes: [
    serveReviews,
    servePreparedDecisions,
    serveCorrections,
    serveRemarksTemplates,
    serveSetAnswers,
  ],
  jobs: ({ clock }: { readonly clock: Clock }) => releaseJobs(clock),
  personalData: [personalData, preparedData],
  audits: { template: { table: 'remarks_templates' } },
  holds: { ...WALKED, twoOrganisers: 'of two reviewers at once one wins, in twenty trials' },
} satisfies Feature;
