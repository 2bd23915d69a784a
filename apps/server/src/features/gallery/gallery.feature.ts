import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import { serveGallery } from './gallery.routes.ts';

export const gallery = {
  routes: [serveGallery],
  holds: { ...WALKED, twoOrganisers: { without: 'nothing is changed here' } },
} satisfies Feature;
