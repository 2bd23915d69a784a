import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import { serveSeenFiles } from './seen-files.routes.ts';

export const seenFiles = {
  routes: [serveSeenFiles],
  holds: { ...WALKED, twoOrganisers: { without: 'nothing is changed here' } },
} satisfies Feature;
