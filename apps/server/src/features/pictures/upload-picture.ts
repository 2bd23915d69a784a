import type * as calls from '@pratibha/contract/pictures';
import { pictureTypeOf } from '@pratibha/domain/editions/pictures';
import { refuseField } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { refuseMoreThanADay } from './daily-pictures.ts';
import { keepEncoded } from './keep-encoded.ts';
import { encodePicture } from './picture-encoder.ts';
import type { PictureProcess } from './picture-process.ts';

/** Keeps a picture in every size that pages show. */
export function uploadPicture(pictures: PictureProcess): UseCase<typeof calls.uploadPicture> {
  return async (ctx, { body }) => {
    // Whoever mistook a file for a picture need not wait for the others.
    if (pictureTypeOf(body) === null)
      refuseField({ pointer: '', error: { code: 'not-a-picture' } });
    await refuseMoreThanADay(ctx);
    return keepEncoded(
      ctx,
      await encodePicture(pictures, body, { crop: null }),
      'picture.uploaded',
    );
  };
}
