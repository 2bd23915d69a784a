import type { PictureError } from '@pratibha/domain/editions/pictures';
import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import { type Sentences, sentenceOf } from '../../en/sentences.ts';

/** What is said of a picture that is sent, or of a part of one. */
export const PICTURE_ERRORS: Sentences<PictureError> = {
  'not-a-picture': 'यो JPEG, PNG वा WebP होइन। यीमध्ये कुनै ढाँचाको तस्बिर छान्नुहोस्।',
  'unreadable-picture': 'यो तस्बिर बिग्रिएको वा आधा मात्र छ। फेरि निकाल्नुहोस्, वा अर्को छान्नुहोस्।',
  'too-many-pixels': ({ megapixels }) =>
    `यो तस्बिर ${inNepaliDigits(megapixels)} मेगापिक्सेलभन्दा ठुलो छ। सानो तस्बिर छान्नुहोस्।`,
  'too-few-pixels': ({ least }) => `दुवैतिर कम्तीमा ${inNepaliDigits(least)} पिक्सेल चाहिन्छ।`,
  'outside-the-picture': ({ width, height }) =>
    `यो भाग तस्बिरभित्र पर्दैन; तस्बिर ${inNepaliDigits(width)} × ${inNepaliDigits(height)} पिक्सेलको छ।`,
};

/** The sentence for what is wrong with a picture. */
export function pictureErrorWords(error: PictureError): string {
  return sentenceOf(PICTURE_ERRORS, error);
}
