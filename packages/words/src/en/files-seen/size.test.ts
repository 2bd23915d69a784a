import { expect, test } from 'vitest';
import { sizeWords } from './size.ts';

test.each([
  [1, '1 byte'],
  [812, '812 bytes'],
  [1_000, '1 kB'],
  [45_400, '45 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [3_240_000, '3.2 MB'],
  [9_960_000, '10 MB'],
  [24_000_000, '24 MB'],
  [999_600_000, '1 GB'],
  [3_500_000_000, '3.5 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
