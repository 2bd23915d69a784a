import { zonedStart } from '@pratibha/domain/time/competition-time';
import { describe, expect, test } from 'vitest';
import { comingDay, timeAgo } from './days.ts';

describe('timeAgo', () => {
  const close = zonedStart(2025, 8, 13, 23, 59);
  test.each([
    [zonedStart(2025, 8, 13, 23, 59), 'in less than a minute'],
    [zonedStart(2025, 8, 14), '1 min ago'],
    [zonedStart(2025, 8, 14, 0, 58), '59 min ago'],
    [zonedStart(2025, 8, 14, 0, 59), 'yesterday'],
    [zonedStart(2025, 8, 14, 23, 59), 'yesterday'],
    [zonedStart(2025, 8, 15), '2 days ago'],
    [zonedStart(2025, 9, 12), '30 days ago'],
    [zonedStart(2025, 9, 13), 'last month'],
    [zonedStart(2025, 10, 1), '2 months ago'],
    [zonedStart(2025, 12, 31), '4 months ago'],
    [zonedStart(2026, 1, 1), 'last year'],
    [zonedStart(2026, 7, 23), 'last year'],
    [zonedStart(2027, 1, 1), '2 years ago'],
  ])('%s: %s', (now, expected) => {
    expect(timeAgo(close, now)).toBe(expected);
  });
  test('hours of the same day are not counted', () => {
    expect(timeAgo(zonedStart(2025, 7, 16, 10), zonedStart(2025, 7, 16, 11))).toBe('today');
  });
});

test.each([
  [zonedStart(2025, 8, 13, 23, 59), '15 August 2025'],
  [zonedStart(2025, 8, 14), 'Tomorrow, 15 August'],
  [zonedStart(2025, 8, 15), 'Today, 15 August'],
  [zonedStart(2025, 8, 15, 23, 59), 'Today, 15 August'],
  [zonedStart(2025, 8, 16), '15 August 2025'],
])('a day, seen from %s: %s', (now, expected) => {
  expect(comingDay('2025-08-15', now)).toBe(expected);
});
