import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import { serveAudit } from './audit.routes.ts';

export const audit = {
  routes: [serveAudit],
  holds: { ...WALKED, twoOrganisers: { without: 'nothing is changed here' } },
} satisfies Feature;
