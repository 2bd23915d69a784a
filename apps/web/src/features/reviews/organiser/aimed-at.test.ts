import { expect, it } from 'vitest';
import { aimedAt } from './aimed-at.ts';
import type { Reviewed } from './decisions.ts';

const row = (id: number): Reviewed => ({
  ...{ id, userId: id, person: `Person ${id}`, event: 'Quiz', eventId: 1, status: 'PENDING' },
  ...{ at: '2025-07-16T00:00:00Z', revision: 1, version: 1 },
});
const [open, first, second, hovered] = [row(1), row(2), row(3), row(4)];

it.each([
  ['what the details show', { details: open, selected: [first], atHand: hovered }, [open]],
  ['nothing until they have come', { details: null, selected: [first], atHand: hovered }, null],
  [
    'the selection',
    { details: undefined, selected: [first, second], atHand: hovered },
    [first, second],
  ],
  ['the row at hand', { details: undefined, selected: [], atHand: hovered }, [hovered]],
  ['nothing else', { details: undefined, selected: [], atHand: null }, null],
])('a key is aimed at %s', (_, where, rows) => {
  expect(aimedAt(where)).toEqual(rows);
});
