import * as calls from '@pratibha/contract/pictures';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { cropPicture, findPictureToCrop } from './crop-picture.ts';
import { PictureProcess } from './picture-process.ts';
import { uploadPicture } from './upload-picture.ts';

/** Pictures are made before the transaction that keeps them begins: that takes seconds. */
const MADE_FIRST = { commits: 'in-parts' } as const;

export function servePictures(app: FastifyInstance, platform: Platform): void {
  const pictures = new PictureProcess();
  app.addHook('preClose', async () => pictures.close());
  serve(app, platform, calls.uploadPicture, { ...MADE_FIRST, run: uploadPicture(pictures) });
  serve(app, platform, calls.cropPicture, {
    ...MADE_FIRST,
    find: findPictureToCrop,
    run: cropPicture(pictures),
  });
}
