import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import { serveWorkForms } from './work-forms.routes.ts';

export const workForms = {
  routes: [serveWorkForms],
  holds: {
    ...WALKED,
    twoOrganisers: 'of two organisers who change what is handed in one is refused',
  },
} satisfies Feature;
