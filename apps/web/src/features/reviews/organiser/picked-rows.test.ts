import { expect, test } from 'vitest';
import type { Reviewed } from './decisions.ts';
import { type Picked, rowsBetween, stillPicked, withRows } from './picked-rows.ts';

const row = (id: number, status: Reviewed['status'] = 'PENDING', version = 1): Reviewed => ({
  id,
  userId: id,
  person: `Person ${id}`,
  event: 'Event',
  eventId: 1,
  status,
  at: '2025-07-01T00:00:00.000Z',
  revision: version,
  version,
});
const page = [row(9), row(7), row(5), row(3)];
const NONE: Picked = new Map();

test.each([
  [9, 5, [9, 7, 5]],
  [3, 7, [7, 5, 3]],
  [5, 5, [5]],
  [null, 7, [7]],
  [100, 3, [3]],
])('from %s to %s: %j', (from, to, ids) => {
  expect(rowsBetween(page, from, to).map(({ id }) => id)).toEqual(ids);
});

test('what is picked on one page stays on the next, as it is now', () => {
  const picked = withRows(NONE, [row(9), row(20), row(7)], true);
  expect(stillPicked(picked, page)).toEqual([row(9), row(20), row(7)]);
  expect(stillPicked(picked, [row(9, 'PENDING', 2), row(7, 'REJECTED')])).toEqual([
    row(9, 'PENDING', 2),
    row(20),
  ]);
  expect([...withRows(picked, [row(20)], false).keys()]).toEqual([9, 7]);
});
