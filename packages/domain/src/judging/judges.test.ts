import { expect, test } from 'vitest';
import { isMostWorks, judgesNeeded, mayNudge, whyNotGive } from './judges.ts';

const NOW = new Date('2025-07-16T10:00:00Z');

test.each([
  [null, true],
  [new Date('2025-07-16T04:00:01Z'), false],
  [new Date('2025-07-16T04:00:00Z'), true],
])('nudged at %s a judge is nudged again: %s', (nudgedAt, may) => {
  expect(mayNudge(nudgedAt, NOW)).toBe(may);
});

const GIVEN = {
  state: 'accepted',
  isIn: true,
  hasConflict: false,
  isAssigned: false,
  works: 2,
  mostWorks: 3,
  mayGoBeyond: false,
} as const;
test.each([
  [{}, null],
  [{ mostWorks: null, works: 90 }, null],
  [{ state: 'asked' }, 'judge-not-taking-part'],
  [{ state: 'ended' }, 'judge-not-taking-part'],
  [{ isIn: false }, 'work-not-in-round'],
  [{ hasConflict: true, mayGoBeyond: true }, 'conflict-of-interest'],
  [{ isAssigned: true }, 'already-assigned'],
  [{ works: 3 }, 'judge-at-limit'],
  [{ works: 3, mayGoBeyond: true }, null],
] as const)('a work is given with %j unless %s', (rest, why) => {
  expect(whyNotGive({ ...GIVEN, ...rest })).toBe(why);
});

test.each([
  [{ works: 60, judgesPerWork: 3, minutesPerWork: 10, hours: 4 }, 8],
  [{ works: 60, judgesPerWork: 3, minutesPerWork: 10, hours: 1_000 }, 3],
  [{ works: 1, judgesPerWork: 5, minutesPerWork: 1, hours: 1 }, 5],
  [{ works: 0, judgesPerWork: 3, minutesPerWork: 10, hours: 4 }, 0],
])('%j needs %i judges', (facts, judges) => {
  expect(judgesNeeded(facts)).toBe(judges);
});

test.each([
  ['', true],
  ['  ', true],
  ['1', true],
  [' 12 ', true],
  ['500', true],
  ['501', false],
  ['0', false],
  ['-1', false],
  ['1.5', false],
  ['many', false],
])('at most %j works can be typed: %s', (typed, can) => {
  expect(isMostWorks(typed)).toBe(can);
});
