import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import { preflightJobs } from './examine.ts';
import { preflightMails } from './preflight.mails.ts';

export const preflight = {
  mails: preflightMails,
  routes: [],
  jobs: preflightJobs,
  holds: {
    ...WALKED,
    twoOrganisers: { without: 'nobody changes anything here' },
    noNetwork: { without: 'it is done on the server' },
    oldTab: { without: 'it has no page' },
    help: { without: 'it has no page' },
    manyRows: { without: 'it lists nothing' },
    tokens: { without: 'it has no call' },
  },
} satisfies Feature<never, Parameters<typeof preflightJobs>[0]>;
