import { expect, test } from 'vitest';
import { bytesInWords, bytesOfWords, durationInWords } from './amounts.ts';

test.each([
  [1, '1 kB'],
  [12_400, '12 kB'],
  [99_999, '100 kB'],
  [100_000, '0.1 MB'],
  [3_440_000, '3.4 MB'],
  [9_960_000, '10 MB'],
  [120_400_000, '120 MB'],
  [1_500_000_000, '1,500 MB'],
])('%d bytes: %s', (bytes, words) => {
  expect(bytesInWords(bytes)).toBe(words);
});

test('how much of it is there', () => {
  expect(bytesOfWords(0, 12_000_000)).toBe('0 of 12 MB');
  expect(bytesOfWords(3_400_000, 12_000_000)).toBe('3.4 of 12 MB');
  expect(bytesOfWords(3_000, 50_000)).toBe('3 of 50 kB');
});

test.each([
  [4_000, 'less than a minute'],
  [61_000, 'about a minute'],
  [200_000, 'about 3 minutes'],
  [7_300_000, 'about 2 hours'],
])('%d ms: %s', (ms, words) => {
  expect(durationInWords(ms)).toBe(words);
});
