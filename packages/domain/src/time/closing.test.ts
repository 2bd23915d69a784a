import { expect, test } from 'vitest';
import { closingOf, STOP_BEFORE_MS } from './closing.ts';
import { zonedStart } from './competition-time.ts';

const DEADLINE = zonedStart(2025, 8, 13, 23, 59);
const MINUTE = 60_000;

test.each([
  [60 * MINUTE + 1, 'later'],
  [60 * MINUTE, 'hour'],
  [10 * MINUTE + 1, 'hour'],
  [10 * MINUTE, 'ten'],
  [MINUTE + 1, 'ten'],
  [MINUTE, 'one'],
  [STOP_BEFORE_MS + 1, 'one'],
  [STOP_BEFORE_MS, 'over'],
  [0, 'over'],
  [-1, 'over'],
])('%i ms before the deadline: %s', (left, closing) => {
  expect(closingOf(DEADLINE, new Date(DEADLINE.getTime() - left))).toBe(closing);
});
