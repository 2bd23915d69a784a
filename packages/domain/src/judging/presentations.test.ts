import { expect, test } from 'vitest';
import { slotOf, whyNotDraw, whyNotPlan, whyNotPublishOrder } from './presentations.ts';

const PLAN = {
  starts_at: new Date('2025-07-16T04:15:00Z'),
  ...{ minutes: 8, setup_minutes: 2, pause_minutes: 15, pause_every: 3 },
};
const times = (place: number, plan = {}) => {
  const { starts, ends } = slotOf({ ...PLAN, ...plan }, place);
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

test('a slot depends on its place alone', () => {
  const all = Array.from({ length: 30 }, (_, at) => slotOf(PLAN, at + 1));
  for (const [at, slot] of all.entries()) {
    const before = all[at - 1];
    if (before) expect(slot.starts.getTime()).toBeGreaterThanOrEqual(before.ends.getTime());
  }
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

test('the order is drawn by a plan until it is published, and published once it is drawn', () => {
  const order = { hasPlan: true, isPublished: false, places: 3 };
  expect(whyNotDraw(order)).toBeNull();
  expect(whyNotDraw({ ...order, hasPlan: false })).toBe('plan-missing');
  expect(whyNotDraw({ ...order, isPublished: true })).toBe('order-published');
  expect(whyNotPublishOrder(order)).toBeNull();
  expect(whyNotPublishOrder({ ...order, places: 0 })).toBe('order-missing');
});
