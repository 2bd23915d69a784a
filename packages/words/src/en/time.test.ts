import { zonedStart } from '@pratibha/domain/time/competition-time';
import { describe, expect, test } from 'vitest';
import {
  comingDay,
  formatDate,
  formatDateTime,
  formatDay,
  relativeTime,
  timeAgo,
  ZONE_LABEL,
} from './time.ts';

const morning = new Date('2025-07-16T10:00:00+05:45');

test('the zone by name', () => {
  expect(ZONE_LABEL).toBe('NPT (UTC+05:45)');
});

test('formats', () => {
  expect(formatDate(morning)).toBe('16 July 2025');
  expect(formatDateTime(morning)).toBe('16 July 2025, 10:00 NPT');
  expect(formatDateTime(zonedStart(2025, 8, 8))).toBe('8 August 2025, 00:00 NPT');
  expect(formatDay('2025-08-05')).toBe('5 August 2025');
});

describe('relativeTime', () => {
  const second = 1000;
  const minute = 60 * second;
  const hour = 60 * minute;
  test.each([
    [0, 'in less than a minute'],
    [minute - 1, 'in less than a minute'],
    [minute, 'in 1 min'],
    [5 * minute + 59 * second, 'in 5 min'],
    [hour - 1, 'in 59 min'],
    [hour, 'in 1 h'],
    [3 * hour + 59 * minute, 'in 3 h'],
    [48 * hour - 1, 'in 47 h'],
    [48 * hour, 'in 2 days'],
    [23 * 24 * hour, 'in 23 days'],
    [-1, 'less than a minute ago'],
    [-3 * hour, '3 h ago'],
    [-72 * hour, '3 days ago'],
  ])('%i ms: %s', (distance, expected) => {
    expect(relativeTime(morning, new Date(morning.getTime() + distance))).toBe(expected);
  });
});

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
    expect(timeAgo(morning, zonedStart(2025, 7, 16, 11))).toBe('today');
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
