import type { Feature } from '../../platform/feature.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { WALKED } from '../../platform/promises.ts';
import { serveAnswers } from './answers/answers.routes.ts';
import { audited } from './audited.queries.ts';
import { serveComing } from './coming.routes.ts';
import { serveFollowUps } from './follow-ups/follow-ups.routes.ts';
import { followUpData } from './follow-ups/personal-data.queries.ts';
import { remindingOfFollowUps } from './follow-ups/remind.ts';
import { personalData } from './personal-data.queries.ts';
import { registrationMails } from './registrations.mails.ts';
import { serveRegistrations } from './registrations.routes.ts';
import { comingJobs } from './tell-who-cannot-come.ts';
import { removingClosed } from './withdrawals/remove-closed.ts';
import { serveWithdrawals } from './withdrawals/withdrawals.routes.ts';

export const registrations = {
  mails: registrationMails,
  routes: [serveRegistrations, serveAnswers, serveWithdrawals, serveFollowUps, serveComing],
  jobs: ({ clock }: { readonly clock: Clock }) => [
    removingClosed(clock),
    remindingOfFollowUps(clock),
    ...comingJobs(clock),
  ],
  audits: { registration: audited },
  personalData: [personalData, followUpData],
  holds: {
    ...WALKED,
    twoOrganisers: 'is saved by one organiser at a time, and written down',
  },
} satisfies Feature;
