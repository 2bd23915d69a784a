import { describe, expect, test } from 'vitest';
import {
  bestOf,
  needsReason,
  pointsOfWork,
  ranked,
  takenOf,
  whyNotTakeBest,
} from './best-works.ts';

test.each([
  [[], null],
  [[50], 50],
  [[0, 100, 50], 50],
])('sheets of %j points are %j together', (points, mean) => {
  expect(pointsOfWork(points)).toBe(mean);
});

test('works stand in the order of their points, equal ones at the same place', () => {
  const works = [
    { id: 1, points: [70, 72] },
    { id: 2, points: [90] },
    { id: 3, points: [71] },
    { id: 4, points: [] },
    // A third and a third and a third are no whole.
    { id: 5, points: [71.1, 70.9, 71 + 1e-9] },
    { id: 6, points: [10] },
  ];
  expect(ranked(works).map(({ id, rank }) => [id, rank])).toEqual([
    [2, 1],
    [1, 2],
    [3, 2],
    [5, 2],
    [6, 5],
  ]);
});

describe('the best of 90, 80, 80, 80, 70', () => {
  const works = [90, 80, 80, 80, 70].map((points, at) => ({ id: at + 1, points: [points] }));
  test.each([
    [1, [1], []],
    [2, [1], [2, 3, 4]],
    [3, [1], [2, 3, 4]],
    [4, [1, 2, 3, 4], []],
    [5, [1, 2, 3, 4, 5], []],
    [9, [1, 2, 3, 4, 5], []],
  ])('%j are %j, and at the border %j', (most, sure, border) => {
    expect(bestOf(ranked(works), most)).toEqual({ sure, border });
  });

  const best = bestOf(ranked(works), 3);
  test.each([
    [[2, 3, 4], [1, 2, 3, 4], false],
    [[2, 4], [1, 2, 4], true],
    [[2], null, true],
    [[], null, true],
    [[2, 5], null, true],
    [[2, 3, 9], null, true],
  ])('with %j chosen take %j', (chosen, taken, isReasoned) => {
    expect(takenOf(best, { most: 3, chosen })).toEqual(taken);
    if (taken !== null) expect(needsReason(best, taken)).toBe(isReasoned);
  });

  test('without anybody equal nothing is chosen', () => {
    const clear = bestOf(ranked(works), 1);
    expect(takenOf(clear, { most: 1, chosen: [] })).toEqual([1]);
    expect(takenOf(clear, { most: 1, chosen: [2] })).toBeNull();
    expect(needsReason(clear, [1])).toBe(false);
  });
});

test('the best are known once the round before is over', () => {
  const at = (day: number) => new Date(Date.UTC(2025, 6, day));
  const before = { opens_at: at(1), closes_at: at(5), opened_at: at(1) };
  expect(whyNotTakeBest(null, at(9))).toBe('no-round-before');
  expect(whyNotTakeBest(before, at(5))).toBe('round-before-not-over');
  expect(whyNotTakeBest({ ...before, opened_at: null }, at(9))).toBe('round-before-not-over');
  expect(whyNotTakeBest(before, at(6))).toBeNull();
});
