import { expect, test } from 'vitest';
import { stripError, whyNotShowStrip } from './strips.ts';

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
