import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import { eventFamilies } from './event-metrics.ts';
import { serveEvents } from './events.routes.ts';

export const events = {
  routes: [serveEvents],
  metrics: eventFamilies,
  audits: { event: { event: 'itself' } },
  holds: {
    ...WALKED,
    twoOrganisers: 'a replacement of another version than the one that was edited is refused',
  },
} satisfies Feature;
