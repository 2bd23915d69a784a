import { expect, test } from 'vitest';
import {
  dayOf,
  lastAtHour,
  startOfNextDay,
  ZONE,
  zonedClock,
  zonedIso,
  zonedStart,
} from './competition-time.ts';

const morning = new Date('2025-07-16T10:00:00+05:45');

test('the zone by name', () => {
  expect(ZONE).toBe('Asia/Kathmandu');
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
  ['2025-07-16T07:00+05:45', '2025-07-16T07:00+05:45'],
  ['2025-07-16T06:59+05:45', '2025-07-15T07:00+05:45'],
  ['2025-07-16T23:59+05:45', '2025-07-16T07:00+05:45'],
  ['2025-07-17T00:00+05:45', '2025-07-16T07:00+05:45'],
])('at %s it was seven last at %s', (now, expected) => {
  expect(zonedIso(lastAtHour(new Date(now), 7))).toBe(expected);
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

test('zonedIso', () => {
  expect(zonedIso(morning)).toBe('2025-07-16T10:00+05:45');
});

test.each([
  ['2025-07-16T04:15:30.900Z', '2025-07-16 10:00:30'],
  ['2025-12-31T18:15:00.000Z', '2026-01-01 00:00:00'],
])('at %s the clock shows %s', (instant, expected) => {
  expect(zonedClock(new Date(instant))).toBe(expected);
});
