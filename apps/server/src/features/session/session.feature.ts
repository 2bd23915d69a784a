import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import { personalData } from './personal-data.queries.ts';
import { serveSession } from './session.routes.ts';

export const session = {
  routes: [serveSession],
  personalData: [personalData],
  holds: { ...WALKED, twoOrganisers: { without: 'everybody ends their own' } },
} satisfies Feature;
