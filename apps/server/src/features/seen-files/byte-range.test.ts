import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each([
  [undefined, null],
  ['', null],
  ['bytes=-', null],
  ['items=0-1', null],
  ['bytes=0-1,4-5', null],
  ['bytes=5-2', null],
  ['bytes=a-b', null],
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=2-5', { from: 2, to: 5 }],
  ['bytes=2-', { from: 2, to: 9 }],
  ['bytes=2-900', { from: 2, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-900', { from: 0, to: 9 }],
  ['bytes=-0', 'none'],
  ['bytes=10-', 'none'],
  ['bytes=10-12', 'none'],
] as const)('of ten bytes %s is %o', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});
