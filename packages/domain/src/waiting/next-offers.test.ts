import { describe, expect, test } from 'vitest';
import { Chance } from '../chance.ts';
import { isOutOfOrder, nextOffers, type Waiting } from './next-offers.ts';

/** 1 to 5 wait; these may not register. */
const lineBut = (...unable: readonly number[]): Waiting[] =>
  [1, 2, 3, 4, 5].map((id) => ({ id, why: unable.includes(id) ? 'profile-incomplete' : null }));
const idsOf = ({ offered, passedOver }: ReturnType<typeof nextOffers>) => [
  offered.map(({ id }) => id),
  passedOver.map(({ id }) => id),
];

test.each([
  ['nobody without a seat', [], 0, [[], []]],
  ['the first', [], 2, [[1, 2], []]],
  [
    'past who may not register',
    [1, 3],
    2,
    [
      [2, 4],
      [1, 3],
    ],
  ],
  ['whose turn it was not is not passed over', [5], 2, [[1, 2], []]],
  [
    'everybody, where there are seats for more',
    [2, 5],
    9,
    [
      [1, 3, 4],
      [2, 5],
    ],
  ],
  ['and where there is no end of seats', [2], null, [[1, 3, 4, 5], [2]]],
] as const)('in order: %s', (_, unable, free, expected) => {
  expect(idsOf(nextOffers(lineBut(...unable), free, null))).toEqual(expected);
});

describe('by lot', () => {
  test('each is drawn as often, and nobody twice', () => {
    const chance = new Chance(7);
    const times = new Map<number, number>();
    for (let draw = 0; draw < 1000; draw += 1) {
      const { offered } = nextOffers(lineBut(3), 2, (below) => chance.below(below));
      expect(new Set(offered).size).toBe(2);
      for (const { id } of offered) times.set(id, (times.get(id) ?? 0) + 1);
    }
    expect([...times.keys()].sort()).toEqual([1, 2, 4, 5]);
    for (const count of times.values()) expect(Math.abs(count - 500)).toBeLessThan(60);
  });

  test('it is the turn of everybody', () => {
    expect(idsOf(nextOffers(lineBut(5), 1, () => 0))).toEqual([[1], [5]]);
  });
});

test.each([
  [1, [], false, false],
  [2, [], false, true],
  [2, [1], false, false],
  [2, [], true, false],
] as const)(
  'offered to %s while %o may not register, by lot %s: out of order %s',
  (id, unable, isByLot, is) => {
    expect(isOutOfOrder(lineBut(...unable), id, isByLot)).toBe(is);
  },
);
