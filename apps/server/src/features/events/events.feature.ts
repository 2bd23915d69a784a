import type { Feature } from '../../platform/feature.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { WALKED } from '../../platform/promises.ts';
import { eventFamilies } from './event-metrics.ts';
import { serveEventVersions } from './event-versions.routes.ts';
import { eventMails } from './events.mails.ts';
import { serveEvents } from './events.routes.ts';
import { serveOptions } from './options/options.routes.ts';
import { personalData } from './personal-data.queries.ts';
import { placeJobs } from './place-changes.ts';

export const events = {
  routes: [serveEvents, serveEventVersions, serveOptions],
  metrics: eventFamilies,
  jobs: ({ clock }: { readonly clock: Clock }) => placeJobs(clock),
  mails: eventMails,
  personalData: [personalData],
  audits: { event: { event: 'itself' } },
  holds: {
    ...WALKED,
    twoOrganisers: 'a replacement of another version than the one that was edited is refused',
  },
} satisfies Feature;
