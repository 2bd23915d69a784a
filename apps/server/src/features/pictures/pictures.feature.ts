import type { Feature } from '../../platform/feature.ts';
import { WALKED } from '../../platform/promises.ts';
import { servePictures } from './pictures.routes.ts';
import { PICTURE_JOBS } from './pictures.ts';

export const pictures = {
  routes: [servePictures],
  jobs: () => PICTURE_JOBS,
  audits: { picture: null },
  holds: { ...WALKED, twoOrganisers: 'the same picture is kept once, whoever sends it' },
} satisfies Feature;
