import { expect, test } from 'vitest';
import { nominationTitleErrors, whyNotChangeTitles, whyNotNominate } from './nominations.ts';

const at = (day: number) => new Date(Date.UTC(2025, 6, day));
const ROUND = { opens_at: at(10), closes_at: at(20), opened_at: at(9) };
const one = (title: string, id: number | null = null) => ({ id, title });

test.each([
  [[], []],
  [[one('Best Presenter')], []],
  [[one(' ')], ['/titles/0/title blank']],
  [[one('x'.repeat(101))], ['/titles/0/title longer-than']],
  [[one('A'), one('B'), one('C'), one('D')], ['/titles too-many-entries']],
])('%j are wrong in %j', (titles, wrong) => {
  const found = nominationTitleErrors({ titles });
  expect(found.map(({ path, error }) => `${path} ${error.code}`)).toEqual(wrong);
});

test.each([
  [[1], [one('Other', 1), one('New')], 15, null],
  [[], [], 15, null],
  [[1], [one('New')], 15, 'nomination-in-use'],
  [[], [one('New')], 21, 'round-over'],
] as const)('with %j used, %j on day %i is refused for %s', (used, titles, day, why) => {
  const facts = { round: ROUND, used, after: { titles }, now: at(day) };
  expect(whyNotChangeTitles(facts)).toBe(why);
});

test.each([
  ['accepted', 15, null],
  ['accepted', 20, null],
  ['accepted', 9, 'not-nominating'],
  ['accepted', 21, 'not-nominating'],
  ['asked', 15, 'not-nominating'],
] as const)('a judge who has %s nominates on day %i unless %s', (judgeState, day, why) => {
  expect(whyNotNominate({ round: ROUND, judgeState }, at(day))).toBe(why);
});
