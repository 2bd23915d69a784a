import { describe, expect, test } from 'vitest';
import { fullYears, isCalendarDay, parseInstant } from './calendar.ts';

test.each([
  ['2025-07-16', true],
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2025-02-30', false],
  ['2025-13-01', false],
  ['2025-00-10', false],
  ['2025-04-31', false],
  ['1900-02-29', false],
  ['1900-01-01', true],
  ['2199-12-31', true],
  ['1899-12-31', false],
  ['2200-01-01', false],
  ['0000-01-01', false],
  ['2025-7-16', false],
  ['16-07-2025', false],
  ['2025-07-16T00:00', false],
  ['२०२५-०७-१६', false],
  ['', false],
])('isCalendarDay %s: %s', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected);
});

test.each([
  ['2007-07-16', '2025-07-15', 17],
  ['2007-07-16', '2025-07-16', 18],
  ['2008-02-29', '2025-02-28', 16],
  ['2008-02-29', '2025-03-01', 17],
  ['2026-01-01', '2025-07-16', -1],
])('from %s to %s: %i years', (from, to, expected) => {
  expect(fullYears(from, to)).toBe(expected);
});

describe('parseInstant', () => {
  test.each([
    ['2025-07-16T10:00+05:45', '2025-07-16T04:15:00.000Z'],
    ['2025-07-16T10:00:30.5Z', '2025-07-16T10:00:30.500Z'],
    ['2025-07-16T10:00:00.123456+00:00', '2025-07-16T10:00:00.123Z'],
    ['2025-07-16T23:30:00-05:00', '2025-07-17T04:30:00.000Z'],
  ])('%s is %s', (text, expected) => {
    expect(parseInstant(text)?.toISOString()).toBe(expected);
  });

  test.each([
    '2025-07-16T10:00',
    '2025-07-16',
    '2025-02-30T10:00Z',
    '2025-07-16T24:00Z',
    '2025-07-16T10:60Z',
    '2025-07-16 10:00Z',
    '2025-07-16T10:00+0545',
    '2025-07-16T10:00+25:00',
    '0000-01-01T00:00Z',
    '9999-12-31T23:59-14:00',
    'tomorrow',
    '',
  ])('%j is none', (text) => {
    expect(parseInstant(text)).toBeNull();
  });
});
