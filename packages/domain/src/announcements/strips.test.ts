import { expect, test } from 'vitest';
import { stripError, stripStanding, whyNotShowStrip } from './strips.ts';

const NOW = new Date('2025-07-16T04:15:00Z');

test.each([
  ['draft', '2025-07-16T04:15:01Z', null],
  ['scheduled', '2025-07-20T00:00:00Z', null],
  ['sent', '2025-07-20T00:00:00Z', null],
  ['sent', '2025-07-16T04:15:00Z', 'announcement-time-past'],
  ['template', '2025-07-20T00:00:00Z', 'announcement-shows-no-strip'],
  ['stopped', '2025-07-20T00:00:00Z', 'announcement-shows-no-strip'],
] as const)('%s until %s: %s', (state, until, why) => {
  expect(whyNotShowStrip({ state, until: new Date(until) }, NOW)).toBe(why);
});

test.each([
  ['2025-07-16T04:15:00Z', null],
  ['2025-07-16T04:14:59Z', { code: 'strip-ends-before-start' }],
  ['2025-07-16T04:14:58Z', { code: 'strip-ends-before-start' }],
])('from 04:14:59 until %s: %j', (until, error) => {
  const from = new Date('2025-07-16T04:14:59Z');
  expect(stripError({ from, until: new Date(until) })).toEqual(error);
});

test.each([
  ['draft', '2025-07-16T08:00:00Z', 'unsent'],
  ['scheduled', '2025-07-16T10:00:00Z', 'unsent'],
  ['scheduled', '2025-07-16T12:00:00Z', 'missed'],
  ['stopped', '2025-07-16T10:00:00Z', 'stopped'],
  ['sent', '2025-07-16T08:59:59Z', 'ahead'],
  ['sent', '2025-07-16T09:00:00Z', 'stands'],
  ['sent', '2025-07-16T11:59:59Z', 'stands'],
  ['sent', '2025-07-16T12:00:00Z', 'over'],
] as const)('%s, from nine until twelve, at %s: %s', (state, now, standing) => {
  const time = { from: new Date('2025-07-16T09:00:00Z'), until: new Date('2025-07-16T12:00:00Z') };
  expect(stripStanding({ state, ...time }, new Date(now))).toBe(standing);
});
