import { describe, expect, it } from 'vitest';
import { monthAfter, monthName, weeksOf } from './month.ts';

describe('months of the calendar', () => {
  it('step over the turn of the year', () => {
    expect(monthAfter('2025-12', 1)).toBe('2026-01');
    expect(monthAfter('2025-01', -1)).toBe('2024-12');
  });

  it('begin on the right weekday and hold every day once', () => {
    const weeks = weeksOf('2025-07');
    expect(weeks[0]).toEqual([
      null,
      null,
      '2025-07-01',
      '2025-07-02',
      '2025-07-03',
      '2025-07-04',
      '2025-07-05',
    ]);
    expect(weeks.flat().filter((day) => day !== null)).toHaveLength(31);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });

  it('know the leap day', () => {
    expect(weeksOf('2024-02').flat()).toContain('2024-02-29');
    expect(weeksOf('2025-02').flat()).not.toContain('2025-02-29');
  });

  it('have names', () => {
    expect(monthName('2025-08')).toBe('August 2025');
  });
});
