import type { Feature } from '../../platform/feature.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { WALKED } from '../../platform/promises.ts';
import { editionMails } from './editions.mails.ts';
import { serveEditions } from './editions.routes.ts';
import { editionJobs, type TryPages } from './editions.ts';
import { personalData } from './personal-data.queries.ts';

export const editions = {
  mails: editionMails,
  routes: [serveEditions],
  jobs: (by: { readonly clock: Clock; readonly tryPages: TryPages }) =>
    editionJobs(by.clock, by.tryPages),
  audits: { edition: { table: 'editions' } },
  personalData: [personalData],
  holds: {
    ...WALKED,
    twoOrganisers: 'what somebody else saved is merged by field; mine stands where both wrote',
  },
} satisfies Feature;
