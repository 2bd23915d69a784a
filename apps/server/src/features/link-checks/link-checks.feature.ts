import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import { linkCheckJobs } from './check-links.ts';
import { linkCheckMails } from './link-checks.mails.ts';
import { serveLinkChecks } from './link-checks.routes.ts';
import { personalData } from './personal-data.queries.ts';

export const linkChecks = {
  routes: [serveLinkChecks],
  jobs: linkCheckJobs,
  mails: linkCheckMails,
  personalData: [personalData],
  holds: {
    ...WALKED,
    twoOrganisers: { without: 'nobody changes anything here' },
  },
} satisfies Feature<{ readonly checksLinks: boolean }, Parameters<typeof linkCheckJobs>[0]>;
