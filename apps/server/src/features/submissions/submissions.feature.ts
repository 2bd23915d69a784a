import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import { audited } from './audited.queries.ts';
import { serveConsents } from './consents.routes.ts';
import { serveFileFindings } from './file-findings.routes.ts';
import { serveHanded } from './handed/handed.routes.ts';
import { handedData } from './handed/personal-data.queries.ts';
import { personalData } from './personal-data.queries.ts';
import { submissionMails } from './submissions.mails.ts';
import { serveSubmissions } from './submissions.routes.ts';

export const submissions = {
  mails: submissionMails,
  routes: [serveSubmissions, serveHanded, serveFileFindings, serveConsents],
  audits: { submission: audited },
  // Files are removed after what was handed in of them.
  personalData: [handedData, personalData],
  holds: {
    ...WALKED,
    twoOrganisers: { without: 'their student alone changes them here; reviews are decisions' },
  },
} satisfies Feature;
