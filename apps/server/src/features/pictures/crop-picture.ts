import type * as calls from '@pratibha/contract/pictures';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { refuseMoreThanADay } from './daily-pictures.ts';
import { keepEncoded } from './keep-encoded.ts';
import { encodePicture } from './picture-encoder.ts';
import type { PictureProcess } from './picture-process.ts';
import { findPicture, type KeptPicture } from './pictures.queries.ts';

export const findPictureToCrop: Find<typeof calls.cropPicture, KeptPicture> = (ctx, { file }) =>
  findPicture(ctx.db, file);

/** Makes a picture of a part of one. */
export function cropPicture(
  pictures: PictureProcess,
): UseCase<typeof calls.cropPicture, KeptPicture> {
  return async (ctx, { found, body }) => {
    await refuseMoreThanADay(ctx);
    const encoded = await encodePicture(pictures, found.bytes, { crop: body });
    return keepEncoded(ctx, encoded, 'picture.cropped');
  };
}
