import { expect, test } from 'vitest';
import { holdsSeat, seatsBeyond } from './seats.ts';

test.each([
  ['PENDING', true],
  ['SHORTLISTED', true],
  ['REJECTED', false],
] as const)('a registration that is %s holds a seat: %s', (status, holds) => {
  expect(holdsSeat(status)).toBe(holds);
});

test('who cannot come holds none, and takes none when it is looked at again', () => {
  const cannotComeAt = new Date('2025-08-10T00:00:00Z');
  expect(holdsSeat('SHORTLISTED', cannotComeAt)).toBe(false);
  const row = { status: 'REJECTED', cannotComeAt } as const;
  expect(seatsBeyond(row, { capacity: 30, taken: 30 })).toBeNull();
});

test.each([
  ['REJECTED', 30, 29, null],
  ['REJECTED', 30, 30, { taken: 31, capacity: 30 }],
  ['REJECTED', 30, 31, { taken: 32, capacity: 30 }],
  ['REJECTED', null, 31, null],
  ['SHORTLISTED', 30, 31, null],
] as const)(
  '%s, of %s seats %s taken: reopening goes beyond: %o',
  (status, capacity, taken, is) => {
    expect(seatsBeyond({ status, cannotComeAt: null }, { capacity, taken })).toEqual(is);
  },
);
