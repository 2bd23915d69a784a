import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import { rememberedResponses } from '../../platform/remembered-responses.queries.ts';
import { serveClaims } from './claims.routes.ts';

export const claims = {
  routes: [serveClaims],
  personalData: [rememberedResponses],
  holds: { ...WALKED, twoOrganisers: { without: 'nothing is changed here' } },
} satisfies Feature;
