import { expect, test } from 'vitest';
import type { Reviewed } from './decisions.ts';
import { type Hand, staying, withHand, withStatus } from './staying.ts';

const row = (id: number): Reviewed => ({
  ...{ id, userId: id, person: `P${id}`, event: 'E', eventId: 1, status: 'PENDING' },
  ...{ at: '2025-07-16T10:00:00Z', revision: 1, version: 1 },
});
const rows = (...ids: readonly number[]) => ids.map(row);
const NONE: Hand = new Map();

test.each([
  [[2], [1, 3, 4, 5], [1, 2, 3, 4, 5], [2]],
  [
    [1, 3],
    [2, 4, 5],
    [1, 2, 3, 4, 5],
    [1, 3],
  ],
  [
    [4, 5],
    [1, 2, 3],
    [1, 2, 3, 4, 5],
    [4, 5],
  ],
  [[2], [1, 2, 3], [1, 2, 3], []],
  [[], [1, 3], [1, 3], []],
  [[1, 2, 3, 4, 5], [], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]],
  // The next row has come up from the next page.
  [[2], [1, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6], [2]],
])('of 1 to 5 with %j at hand %j are left, and shown are %j', (ids, left, shown, away) => {
  const hand = withHand(NONE, rows(1, 2, 3, 4, 5), ids);
  const found = staying(rows(...left), hand);
  expect(found.rows.map(({ id }) => id)).toEqual(shown);
  expect([...found.away]).toEqual(away);
});

test('what is at hand already stays where it stood, and nothing new is nothing', () => {
  const hand = withHand(NONE, rows(1, 2, 3), [3]);
  expect(withHand(hand, rows(3, 1), [3])).toBe(hand);
  expect(withHand(hand, rows(1), [7])).toBe(hand);
});

test('what was decided is shown as decided', () => {
  const hand = withStatus(withHand(NONE, rows(1, 2), [1, 2]), [2], 'REJECTED');
  expect(staying([], hand).rows.map(({ status }) => status)).toEqual(['PENDING', 'REJECTED']);
});
