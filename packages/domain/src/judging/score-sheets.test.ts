import { describe, expect, test } from 'vitest';
import {
  assignmentState,
  isStillDue,
  lateState,
  missingInSheet,
  pointsOf,
  sheetErrors,
  whyNotSaveSheet,
} from './score-sheets.ts';

const five = ['', '', '', '', ''];
const CRITERIA = [
  { id: 7, weight: 3, levels: five },
  { id: 9, weight: 1, levels: ['', ''] },
];
const RUBRIC = { comment: 'must', comment_words: 3, criteria: CRITERIA } as const;
const sheet = (scores: Readonly<Record<number, number>>, comment = '', note = '') => ({
  scores: Object.entries(scores).map(([id, level]) => ({ criterion_id: Number(id), level })),
  comment,
  note,
});

test.each([
  [{ 7: 5, 9: 2 }, 100],
  [{ 7: 1, 9: 1 }, 0],
  [{ 7: 3, 9: 2 }, 62.5],
  [{ 7: 5, 9: 1 }, 75],
  [{ 7: 5 }, null],
  [{}, null],
])('the scores %j are worth %s points', (scores, points) => {
  expect(pointsOf(CRITERIA, scores)).toBe(points);
});

test.each([
  [sheet({}), []],
  [sheet({ 7: 5, 9: 2 }), []],
  [sheet({ 7: 6 }), ['/scores/0 no-such-level']],
  [sheet({ 7: 0 }), ['/scores/0 no-such-level']],
  [sheet({ 9: 3 }), ['/scores/0 no-such-level']],
  [sheet({ 8: 1 }), ['/scores/0 unknown-criterion']],
  [sheet({}, 'x'.repeat(4_001)), ['/comment too-long']],
  [sheet({}, '', 'x\u0000'), ['/note unstorable-text']],
])('%j is wrong in %j', (values, wrong) => {
  expect(sheetErrors(RUBRIC, values).map(({ path, error }) => `${path} ${error.code}`)).toEqual(
    wrong,
  );
});

describe('before it is sent', () => {
  test.each([
    [sheet({ 7: 1, 9: 1 }, 'three whole words'), []],
    [sheet({ 7: 1 }, 'three whole words'), ['/scores/9 score-missing']],
    [sheet({ 7: 1, 9: 1 }), ['/comment comment-missing']],
    [sheet({ 7: 1, 9: 1 }, 'two words'), ['/comment comment-too-short']],
    [sheet({}), ['/scores/7 score-missing', '/scores/9 score-missing', '/comment comment-missing']],
  ])('%j lacks %j', (values, missing) => {
    expect(
      missingInSheet(RUBRIC, values).map(({ path, error }) => `${path} ${error.code}`),
    ).toEqual(missing);
  });

  test.each(['none', 'may'] as const)('it needs no comment where one %s be', (comment) => {
    expect(missingInSheet({ ...RUBRIC, comment }, sheet({ 7: 1, 9: 1 }))).toEqual([]);
  });
});

const at = (day: number) => new Date(Date.UTC(2025, 6, day));
const ROUND = { opens_at: at(10), closes_at: at(20), opened_at: at(9) };
test.each([
  [null, false, at(9), 'judging-not-begun'],
  [null, false, at(10), null],
  ['begun', true, at(15), null],
  ['sent', false, at(15), 'sheet-is-sent'],
  ['sent', true, at(15), null],
  ['cannot', false, at(15), null],
  // It is taken, and stands beside what was there.
  ['begun', true, at(25), null],
  ['sent', false, at(25), 'sheet-is-sent'],
] as const)('a sheet that is %s, sending %s, at %s: %s', (state, sends, now, why) => {
  expect(whyNotSaveSheet({ round: ROUND, state, sends }, now)).toBe(why);
});

test.each([
  [null, false, 'not-begun', true],
  [null, true, 'look-again', true],
  ['begun', true, 'begun', true],
  ['sent', true, 'sent', false],
  ['cannot', false, 'cannot', false],
] as const)(
  'an assignment with a sheet %s, an earlier one %s, is %s',
  (sheetState, earlier, state, toDo) => {
    expect(assignmentState(sheetState, earlier)).toBe(state);
    expect(isStillDue(state)).toBe(toDo);
  },
);

test.each([
  [{ is_late: false, is_counted_late: false, out_because: null }, null],
  [{ is_late: false, is_counted_late: false, out_because: 'Of another work' }, null],
  [{ is_late: false, is_counted_late: true, out_because: null }, 'counted'],
  [{ is_late: true, is_counted_late: false, out_because: null }, 'asked'],
  [{ is_late: true, is_counted_late: false, out_because: 'Too late' }, 'refused'],
])('what became of %j that arrived late: %j', (sheet, state) => {
  expect(lateState(sheet)).toBe(state);
});
