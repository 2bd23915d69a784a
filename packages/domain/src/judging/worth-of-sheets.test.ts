import { expect, test } from 'vitest';
import { worthOfSheets } from './worth-of-sheets.ts';

test.each([
  [1, 10],
  [13, 10],
  [17, 20],
  [60, 60],
  [2_000, 800],
])('%i works are told as %i are', (works, told) => {
  expect(worthOfSheets(works)).toEqual(worthOfSheets(told));
});

test.each([10, 20, 40, 60, 100, 200, 400, 800])(
  'with %i works more sheets are worth more',
  (works) => {
    const [two = 0, three = 0, five = 0] = worthOfSheets(works).map(([, wins]) => wins);
    expect([two < three, three < five, five < 100]).toEqual([true, true, true]);
  },
);
