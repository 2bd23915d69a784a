import { z } from 'zod';
import { defineJob, type Job } from '../../platform/jobs/job.ts';
import { removeUnnamedPictures } from './pictures.queries.ts';

export { PictureProcess } from './picture-process.ts';
export { findPicture, missingPictures } from './pictures.queries.ts';
export {
  cardPath,
  type IconName,
  iconPath,
  sitePicturesOf,
  withIcons,
} from './site-pictures.ts';

const EVERY_MS = 3_600_000;

/** What is to be done with pictures by itself. */
export const PICTURE_JOBS: readonly Job[] = [
  defineJob(
    { name: 'pictures.remove-unnamed', payload: z.object({}), everyMs: EVERY_MS },
    ({ database }) => removeUnnamedPictures(database.kysely),
  ),
];
