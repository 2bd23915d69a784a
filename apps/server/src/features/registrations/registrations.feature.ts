import type { Feature } from '../../platform/feature.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { WALKED } from '../../platform/promises.ts';
import { serveAnswers } from './answers/answers.routes.ts';
import { audited } from './audited.queries.ts';
import { personalData } from './personal-data.queries.ts';
import { registrationMails } from './registrations.mails.ts';
import { serveRegistrations } from './registrations.routes.ts';
import { removingClosed } from './withdrawals/remove-closed.ts';
import { serveWithdrawals } from './withdrawals/withdrawals.routes.ts';

export const registrations = {
  mails: registrationMails,
  routes: [serveRegistrations, serveAnswers, serveWithdrawals],
  jobs: ({ clock }: { readonly clock: Clock }) => [removingClosed(clock)],
  audits: { registration: audited },
  personalData: [personalData],
  holds: {
    ...WALKED,
    twoOrganisers: { without: 'their student alone changes them here; reviews are decisions' },
  },
} satisfies Feature;
