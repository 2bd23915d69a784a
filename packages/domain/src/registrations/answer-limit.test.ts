import { expect, test } from 'vitest';
import { countsAfter } from '../time/day-limit.ts';
import { CHANGES_A_DAY, secondsUntilChangingAgain } from './answer-limit.ts';

const NOON = Date.parse('2025-07-16T12:00:00Z');
/** So many changes, a minute apart, of which the first was at noon. */
const changes = (count: number) =>
  Array.from({ length: count }, (_, minute) => new Date(NOON + minute * 60_000));

test.each([
  [0, '2025-07-16T13:00:00Z', null],
  [CHANGES_A_DAY - 1, '2025-07-16T13:00:00Z', null],
  [CHANGES_A_DAY, '2025-07-16T13:00:00Z', 23 * 3600],
  // More than may be, as of a limit that was higher: all but the last nineteen have to pass.
  [CHANGES_A_DAY + 1, '2025-07-16T13:00:00Z', 23 * 3600 + 60],
  [CHANGES_A_DAY, '2025-07-17T12:00:00Z', 1],
  // A clock that was moved back makes all of them later.
  [CHANGES_A_DAY, '2025-07-16T11:00:00Z', null],
])('after %i changes, at %s: %s', (count, now, seconds) => {
  expect(secondsUntilChangingAgain(changes(count), new Date(now))).toBe(seconds);
});

test('a change counts for a day', () => {
  const counts = (now: string) => countsAfter(new Date(now)).getTime() < NOON;
  expect(counts('2025-07-17T11:59:59.999Z')).toBe(true);
  expect(counts('2025-07-17T12:00:00Z')).toBe(false);
});
