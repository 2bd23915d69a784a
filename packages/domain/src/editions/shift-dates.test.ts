import { expect, test } from 'vitest';
import { LEAST_CONTENT } from './content-cases.ts';
import { editionErrors } from './edition-errors.ts';
import type { Json } from './json.ts';
import { daysBetween, shiftDates } from './shift-dates.ts';

test.each([
  ['2025-08-15', '2026-08-14', 364],
  ['2024-02-28', '2024-03-01', 2],
  ['2025-08-15', '2025-08-15', 0],
  ['2026-01-01', '2025-12-31', -1],
] as const)('from %s to %s are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ['2025-08-15T23:59+05:45', '2026-08-14T23:59+05:45'],
  ['2025-08-15T23:59:30.5Z', '2026-08-14T23:59:30.5Z'],
  ['until 8 August', 'until 8 August'],
  ['2025-08-15', '2025-08-15'],
  [null, null],
  [2025, 2025],
] as const)('%s becomes %s', (before, after) => {
  const moved = shiftDates({ a: [{ b: before }] }, '2025-08-15', '2026-08-14');
  expect(moved).toEqual({ a: [{ b: after }] });
});

test('a whole edition of the next year has nothing wrong', () => {
  const moved = shiftDates(LEAST_CONTENT as unknown as Json, '2030-07-20', '2031-07-19');
  const next = { ...(moved as object), year: 2031 };
  expect(editionErrors(next)).toEqual([]);
  expect(next).toMatchObject({ dates: { registrationOpens: '2031-05-31T00:00+05:45' } });
});
