import { expect, test } from 'vitest';
import { nrs } from './prizes.ts';

test.each([
  [500, 'Nrs. 500'],
  [5_000, 'Nrs. 5,000'],
  [14_000, 'Nrs. 14,000'],
  [300_000, 'Nrs. 3,00,000'],
  [12_345_678, 'Nrs. 1,23,45,678'],
])('%d rupees read %s', (amount, words) => {
  expect(nrs(amount)).toBe(words);
});
