import { expect, it } from 'vitest';
import { sizeWords } from '../files-seen/size.ts';
import { bytesInWords, bytesOfWords, durationInWords, speedInWords } from './amounts.ts';

it.each([
  [bytesInWords(300), '१ kB'],
  [bytesInWords(12_000), '१२ kB'],
  [bytesInWords(3_440_000), '३.४ MB'],
  [bytesInWords(1_200_000_000), '१,२०० MB'],
  [bytesOfWords(3_440_000, 12_000_000), '१२ MB मध्ये ३.४'],
  [bytesOfWords(4_000, 12_000), '१२ kB मध्ये ४'],
  [speedInWords(1_200_000), 'सेकेन्डमा १.२ MB'],
  [durationInWords(59_000), 'एक मिनेटभन्दा कम'],
  [durationInWords(61_000), 'करिब १ मिनेट'],
  [durationInWords(7_200_000), 'करिब २ घण्टा'],
  [sizeWords(1), '१ बाइट'],
  [sizeWords(812), '८१२ बाइट'],
  [sizeWords(45_000), '४५ kB'],
  [sizeWords(3_240_000), '३.२ MB'],
])('%s', (said, sentence) => {
  expect(said).toBe(sentence);
});
