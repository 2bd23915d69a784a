import type { PictureError } from '@pratibha/domain/editions/pictures';
import { type Sentences, sentenceOf } from '../sentences.ts';

/** What is said of a picture that is sent, or of a part of one. */
export const PICTURE_ERRORS: Sentences<PictureError> = {
  'not-a-picture': 'This is no JPEG, PNG or WebP. Choose a picture in one of these formats.',
  'unreadable-picture': 'This picture is damaged or cut off. Export it anew, or choose another.',
  'too-many-pixels': ({ megapixels }) =>
    `This picture has more than ${megapixels} megapixels. Choose a smaller one.`,
  'too-few-pixels': ({ least }) => `Each side needs at least ${least} pixels.`,
  'outside-the-picture': ({ width, height }) =>
    `This is not within the picture, which has ${width} × ${height} pixels.`,
};

/** The sentence for what is wrong with a picture. */
export function pictureErrorWords(error: PictureError): string {
  return sentenceOf(PICTURE_ERRORS, error);
}
