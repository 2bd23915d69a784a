import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import { serveSite } from './installation.routes.ts';

export const installation = {
  routes: [serveSite],
  holds: {
    ...WALKED,
    twoOrganisers: { without: 'the clock of the demo is the only thing that is changed here' },
  },
} satisfies Feature;
