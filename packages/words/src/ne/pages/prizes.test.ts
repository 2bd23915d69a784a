import { expect, it } from 'vitest';
import { money } from './prizes.ts';

it.each([
  [300_000, 'Nrs.', 'रु. ३,००,०००'],
  [500, 'रु', 'रु. ५००'],
  [300_000, 'INR', 'INR ३,००,०००'],
  [300_000, '€', '€ ३००,०००'],
])('writes %s %s as Nepali does', (amount, currency, written) => {
  expect(money(amount, currency)).toBe(written);
});
