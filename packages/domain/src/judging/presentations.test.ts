import { expect, test } from 'vitest';
import {
  dealOut,
  fewestIn,
  isToldOtherwise,
  keptPlan,
  lastPlace,
  slotOf,
  whyNotDraw,
  whyNotMoveWork,
  whyNotPlan,
  whyNotPublishOrder,
  whyNotSavePlan,
} from './presentations.ts';

const PLAN = {
  rooms: ['Room 204', 'Hall B'],
  starts_at: new Date('2025-07-16T04:15:00Z'),
  ...{ minutes: 8, setup_minutes: 2, pause_minutes: 15, pause_every: 3 },
};
const times = (place: number, plan = {}) => {
  const { starts, ends } = slotOf({ ...PLAN, ...plan }, { room: 1, place });
  return [starts, ends].map((at) => at.toISOString().slice(11, 16));
};

test.each([
  ['the first after its set-up', 1, {}, ['04:17', '04:25']],
  ['the next one after it', 2, {}, ['04:27', '04:35']],
  ['the last before the pause', 3, {}, ['04:37', '04:45']],
  ['the first after the pause', 4, {}, ['05:02', '05:10']],
  ['the first after two pauses', 7, {}, ['05:47', '05:55']],
  ['without set-up and pauses', 4, { setup_minutes: 0, pause_minutes: 0 }, ['04:39', '04:47']],
])('%s', (_, place, plan, expected) => {
  expect(times(place, plan)).toEqual(expected);
});

test('rooms go on at the same time, and no slot begins before the one before it ends', () => {
  const of = (room: number) =>
    Array.from({ length: 30 }, (_, at) => slotOf(PLAN, { room, place: at + 1 }));
  const [first, second] = [of(1), of(2)];
  expect(first.map(({ starts }) => starts)).toEqual(second.map(({ starts }) => starts));
  expect([first[0]?.room, second[0]?.room]).toEqual(['Room 204', 'Hall B']);
  for (const [at, slot] of first.entries()) {
    const before = first[at - 1];
    if (before) expect(slot.starts.getTime()).toBeGreaterThanOrEqual(before.ends.getTime());
  }
});

test('of a form rooms are kept once each, without white space around them', () => {
  const form = { ...PLAN, rooms: [' Room 204', '', 'Room 204', 'Hall B '] };
  expect(keptPlan({ ...form, starts_at: '2025-07-16T10:00:00+05:45' })).toEqual(PLAN);
});

const SLOT = slotOf(PLAN, { room: 1, place: 2 });
test.each([
  ['nothing was told', null, true],
  ['the same', SLOT, false],
  ['the same in the other room', slotOf(PLAN, { room: 2, place: 2 }), true],
  ['another time', slotOf(PLAN, { room: 1, place: 3 }), true],
  ['another end', slotOf({ ...PLAN, minutes: 7 }, { room: 1, place: 2 }), true],
  ['more time to set up', { ...SLOT, setup_minutes: 5 }, true],
])('told otherwise: %s', (_, told, expected) => {
  expect(isToldOtherwise(told, SLOT)).toBe(expected);
});

const at = (time: string) => new Date(`2025-07-16T${time}:00Z`);
test.each([
  ['behind all, in the morning', [1, 2, 3], at('04:00'), 4],
  ['behind a place that was left', [1, 5], at('04:00'), 6],
  ['the first of an empty room', [], at('04:00'), 1],
  ['not before now', [1, 2], at('05:03'), 5],
  ['at an instant that begins', [1, 2], at('05:02'), 4],
  ['long after the plan', [1], new Date('2026-07-16T04:00:00Z'), 105_120],
])('last: %s', (_, taken, now, place) => {
  const found = lastPlace(PLAN, { room: 1, taken }, now);
  expect(slotOf(PLAN, { room: 1, place: found }).starts >= now).toBe(true);
  if (place < 1000) expect(found).toBe(place);
});

test('works are dealt out evenly, each where the fewest have a conflict with it', () => {
  const none = () => 0;
  expect(dealOut([7, 8, 9], 1, none).map(({ workId, place }) => [workId, place])).toEqual([
    ...[
      [7, 1],
      [8, 2],
      [9, 3],
    ],
  ]);
  expect(dealOut([7, 8, 9], 2, none)).toEqual([
    { workId: 7, room: 1, place: 1 },
    { workId: 8, room: 2, place: 1 },
    { workId: 9, room: 1, place: 2 },
  ]);
  const first = (_: number, room: number) => (room === 1 ? 1 : 0);
  const rooms = dealOut([5, 6, 7, 8], 2, first).map(({ room }) => room);
  expect(rooms).toEqual([2, 2, 1, 1]);
  const only8 = (workId: number, room: number) => (workId === 8 && room === 2 ? 1 : 0);
  expect(dealOut([7, 8], 2, only8).map(({ room }) => room)).toEqual([1, 2]);
  expect(dealOut([8, 7], 2, only8).map(({ room }) => room)).toEqual([1, 2]);
});

test.each([
  [3, [], 1],
  [3, [1, 2], 3],
  [2, [1, 1, 2], 2],
  [2, [1, 2], 1],
])('of %i rooms with %j the one with the fewest is %i', (rooms, taken, expected) => {
  expect(fewestIn(rooms, taken)).toBe(expected);
});

const NOW = new Date('2025-07-16T10:00:00Z');
const ROUND = {
  opened_at: new Date('2025-07-16T01:00:00Z'),
  opens_at: new Date('2025-07-16T04:00:00Z'),
  closes_at: new Date('2025-07-16T12:00:00Z'),
  manner: 'presented',
} as const;
test.each([
  ['an open one', {}, null],
  ['one that waits', { opens_at: new Date('2025-07-16T11:00:00Z') }, null],
  ['one that is prepared', { opened_at: null }, 'round-not-open'],
  ['one that is over', { closes_at: new Date('2025-07-16T09:00:00Z') }, 'round-over'],
  ['one at the stand', { manner: 'at-the-stand' as const }, 'not-presented'],
])('%s is planned: %o', (_, facts, refusal) => {
  expect(whyNotPlan({ ...ROUND, ...facts }, NOW)).toBe(refusal);
});

const ORDER = { plan: PLAN, isPublished: false, places: 3, changed: 0 };
test.each([
  ['drawn by a plan', whyNotDraw(ORDER), null],
  ['drawn without one', whyNotDraw({ ...ORDER, plan: null }), 'plan-missing'],
  ['drawn once published', whyNotDraw({ ...ORDER, isPublished: true }), 'order-published'],
  ['published once drawn', whyNotPublishOrder(ORDER), null],
  ['published before', whyNotPublishOrder({ ...ORDER, places: 0 }), 'order-missing'],
  ['a work moved in a draft', whyNotMoveWork({ ...ORDER, changed: 3 }), null],
  ['a work moved without an order', whyNotMoveWork({ ...ORDER, places: 0 }), 'order-missing'],
  ['a work moved', whyNotMoveWork({ ...ORDER, isPublished: true }), null],
  [
    'a work moved while others wait to be told',
    whyNotMoveWork({ ...ORDER, isPublished: true, changed: 1 }),
    'order-changed',
  ],
  ['a first plan', whyNotSavePlan({ ...ORDER, plan: null }, 4), null],
  ['rooms added before', whyNotSavePlan(ORDER, 3), null],
  ['rooms added after', whyNotSavePlan({ ...ORDER, isPublished: true }, 3), 'order-published'],
  ['rooms renamed after', whyNotSavePlan({ ...ORDER, isPublished: true }, 2), null],
])('%s', (_, refusal, expected) => {
  expect(refusal).toBe(expected);
});
