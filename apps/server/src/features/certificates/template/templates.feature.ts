import type { Feature } from '../../../platform/feature.ts';
import { WALKED } from '../../../platform/promises.ts';
import { serveCertificateTemplates } from './templates.routes.ts';

export const certificateTemplates = {
  routes: [serveCertificateTemplates],
  holds: { ...WALKED, twoOrganisers: 'of two who save the same template one is told' },
} satisfies Feature;
