import { describe, expect, test } from 'vitest';
import { fullYears, isCalendarDay, parseInstant } from './calendar.ts';
import { DAY_CASES, INSTANTS, NO_INSTANTS } from './calendar-cases.ts';

test.each(DAY_CASES)('isCalendarDay %s: %s', (text, expected) => {
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
  test.each(INSTANTS)('%s is %s', (text, expected) => {
    expect(parseInstant(text)?.toISOString()).toBe(expected);
  });

  test.each(NO_INSTANTS)('%j is none', (text) => {
    expect(parseInstant(text)).toBeNull();
  });
});
