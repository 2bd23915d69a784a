import { expect, test } from 'vitest';
import { money } from './prizes.ts';

test.each([
  [500, 'Nrs.', 'Nrs. 500'],
  [5_000, 'Nrs.', 'Nrs. 5,000'],
  [14_000, 'Nrs.', 'Nrs. 14,000'],
  [300_000, 'Nrs.', 'Nrs. 3,00,000'],
  [12_345_678, 'Nrs.', 'Nrs. 1,23,45,678'],
  [300_000, 'INR', 'INR 3,00,000'],
  [300_000, '₹', '₹ 3,00,000'],
  [300_000, '€', '€ 300,000'],
  [12_345_678, 'USD', 'USD 12,345,678'],
])('%d in %s read %s', (amount, currency, words) => {
  expect(money(amount, currency)).toBe(words);
});
