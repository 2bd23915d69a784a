import { zonedStart } from '@pratibha/domain/time/competition-time';
import { describe, expect, test } from 'vitest';
import { formatDate, formatDateTime, formatDay, relativeTime, ZONE_LABEL } from './time.ts';

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
