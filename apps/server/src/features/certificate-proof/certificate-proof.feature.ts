import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import { serveCertificateProof } from './certificate-proof.routes.ts';

export const certificateProof = {
  routes: [serveCertificateProof],
  holds: {
    ...WALKED,
    twoOrganisers: { without: 'nothing is changed here' },
    noNetwork: 'a saved page checks certificates from the disk, without a network',
  },
} satisfies Feature;
