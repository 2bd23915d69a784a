import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import { serveWorkshops } from './workshops.routes.ts';

export const workshops = {
  routes: [serveWorkshops],
  holds: {
    ...WALKED,
    twoOrganisers: 'of two who change the same version of a class one is refused',
  },
} satisfies Feature;
