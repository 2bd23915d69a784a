import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import { personalData } from './personal-data.queries.ts';
import { serveTranslations } from './translations.routes.ts';

export const translations = {
  routes: [serveTranslations],
  personalData: [personalData],
  holds: {
    ...WALKED,
    twoOrganisers: 'of two who translate the same text one is refused',
  },
} satisfies Feature;
