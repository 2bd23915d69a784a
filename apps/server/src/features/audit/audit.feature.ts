import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import { serveAudit } from './audit.routes.ts';
import { personalData } from './personal-data.queries.ts';

export const audit = {
  routes: [serveAudit],
  personalData: [personalData],
  holds: { ...WALKED, twoOrganisers: { without: 'nothing is changed here' } },
} satisfies Feature;
