import { PICTURE_LIMITS, PICTURE_TYPES } from '@pratibha/domain/editions/pictures';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const TAG = 'Admin: pictures';
export const tags = { [TAG]: 'Pictures that editions show.' };

/** A picture that editions may name. */
export const picture = z.object({
  file: z.string().describe('Names it in the content of an edition and in addresses'),
  width: z.int().positive().describe('In pixels'),
  height: z.int().positive(),
});
export type UploadedPicture = z.infer<typeof picture>;

const pixels = z.int().max(1_000_000);

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/admin/pictures',
  summary: 'Give a picture, turned upright and without all that a camera notes in it',
  tag: TAG,
  access: 'editions.write',
  takes: PICTURE_TYPES,
  maxBodyKiB: PICTURE_LIMITS.kiB,
  response: picture,
  status: 201,
  problems: ['pictures-of-the-day'],
});

export const cropPicture = endpoint({
  method: 'POST',
  path: '/admin/pictures/{file}/crops',
  summary: 'Make a picture of a part of one; that one stays',
  tag: TAG,
  access: 'editions.write',
  params: z.object({ file: z.string().regex(/^[0-9a-f]{64}$/) }),
  body: z.strictObject({ left: pixels, top: pixels, width: pixels, height: pixels }),
  maxBodyKiB: 16,
  response: picture,
  status: 201,
  problems: ['pictures-of-the-day'],
});
