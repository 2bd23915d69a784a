import { expect, test } from 'vitest';
import { whyNotMakeCommon } from './works-for-all.ts';

test.each([
  [true, 0, null],
  [true, 1, null],
  [true, 2, 'too-many-common-works'],
  [false, 0, 'work-not-in-round'],
])('a work that is in: %j, beside %d others for every judge: %j', (isIn, others, why) => {
  expect(whyNotMakeCommon({ isIn, others })).toBe(why);
});
