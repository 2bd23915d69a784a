import { describe, expect, test } from 'vitest';
import {
  dayOf,
  formatDate,
  formatDateTime,
  formatDay,
  relativeTime,
  startOfNextDay,
  ZONE,
  ZONE_LABEL,
  zonedIso,
  zonedStart,
} from './competition-time.ts';

const morning = new Date('2025-07-16T10:00:00+05:45');

test('the zone by name', () => {
  expect([ZONE, ZONE_LABEL]).toEqual(['Asia/Kathmandu', 'NPT (UTC+05:45)']);
});

test.each([
  [zonedStart(2025, 6, 24), '2025-06-23T18:15:00.000Z'],
  [zonedStart(2025, 7, 16, 10), '2025-07-16T04:15:00.000Z'],
  [zonedStart(2025, 8, 13, 23, 59), '2025-08-13T18:14:00.000Z'],
])('zonedStart %#', (instant, expected) => {
  expect(instant.toISOString()).toBe(expected);
});

test('the arithmetic agrees with the zone data of this machine', () => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(morning);
  expect(parts).toBe('16 July 2025 at 10:00');
});

test.each([
  ['2025-07-16T10:00:00+05:45', '2025-07-17T00:00+05:45'],
  ['2025-07-16T00:00:00+05:45', '2025-07-17T00:00+05:45'],
  ['2025-07-15T23:59:59.999+05:45', '2025-07-16T00:00+05:45'],
  ['2025-12-31T18:14:59Z', '2026-01-01T00:00+05:45'],
  ['2025-12-31T18:15:00Z', '2026-01-02T00:00+05:45'],
])('the day after %s begins at %s', (now, expected) => {
  expect(zonedIso(startOfNextDay(new Date(now)))).toBe(expected);
});

test.each([
  ['2025-07-16T18:14:59.999Z', '2025-07-16'],
  ['2025-07-16T18:15:00.000Z', '2025-07-17'],
])('%s is on %s', (instant, expected) => {
  expect(dayOf(new Date(instant))).toBe(expected);
});

test('formats', () => {
  expect(formatDate(morning)).toBe('16 July 2025');
  expect(formatDateTime(morning)).toBe('16 July 2025, 10:00 NPT');
  expect(formatDateTime(zonedStart(2025, 8, 8))).toBe('8 August 2025, 00:00 NPT');
  expect(formatDay('2025-08-05')).toBe('5 August 2025');
  expect(zonedIso(morning)).toBe('2025-07-16T10:00+05:45');
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
