import { createHash } from 'node:crypto';
import type { UploadedPicture } from '@pratibha/contract/pictures';
import type { Context } from '../../platform/serve/context.ts';
import type { EncodedPicture } from './picture-encoder.ts';
import { keepPicture } from './pictures.queries.ts';

/** Keeps what was made, under the name that its bytes give it. */
export function keepEncoded(
  ctx: Context,
  picture: EncodedPicture,
  action: 'picture.uploaded' | 'picture.cropped',
): Promise<UploadedPicture> {
  const name = createHash('sha256').update(picture.bytes).digest('hex');
  return ctx.inPart(async (part) => {
    const { id, file, width, height } = await keepPicture(part.db, name, picture);
    await part.audit({ action, subject: ['picture', id] });
    return { file, width, height };
  });
}
