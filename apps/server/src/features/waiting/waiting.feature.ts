import type { Feature } from '../../platform/feature.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { WALKED } from '../../platform/promises.ts';
import { tellingNotices } from './notices/tell-notices.ts';
import { personalData } from './personal-data.queries.ts';
import { waitingMails } from './waiting.mails.ts';
import { serveWaiting } from './waiting.routes.ts';
import { waitingJobs } from './waiting-jobs.ts';

export const waiting = {
  mails: waitingMails,
  routes: [serveWaiting],
  jobs: ({ clock }: { readonly clock: Clock }) => [...waitingJobs(clock), tellingNotices(clock)],
  audits: { waiting: { table: 'waiting', person: 'user_id', event: 'event_id' } },
  personalData: [personalData],
  holds: {
    ...WALKED,
    twoOrganisers: 'of two who change the same version of a waiting list one is refused',
  },
} satisfies Feature;
