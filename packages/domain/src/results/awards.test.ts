import { describe, expect, test } from 'vitest';
import {
  AWARD_CHECKS,
  type AwardForm,
  awardErrors,
  awardsByRank,
  leftOver,
  needsNote,
} from './awards.ts';

const alone = (work: string, rank: number) => ({
  ...{ work, rank, sheets: 3 },
  group: [rank, rank] as const,
});
/** B and C are equal, D and E cannot be told apart, F has no sheet. */
const works = [
  alone('A', 1),
  { ...alone('B', 2), group: [2, 3] as const },
  { ...alone('C', 2), group: [2, 3] as const },
  { ...alone('D', 4), group: [4, 5] as const },
  { ...alone('E', 5), group: [4, 5] as const },
  { ...alone('F', 6), sheets: 0 },
];
const prizes = [1, 2, 3].map((position) => ({ position, title: `Place ${position}`, prize: '' }));
const facts = { works, prizes };

const award = (work: string, position: number | null, more: Partial<AwardForm> = {}) => ({
  ...{ work, position, title: '', prize: '', note: '', checked: AWARD_CHECKS, ...more },
});

describe('what is wrong with awards', () => {
  test.each<[string, readonly AwardForm[], readonly (readonly [string, string])[]]>([
    ['nothing with the order', [award('A', 1), award('B', 2), award('C', 2)], []],
    [
      'one of equal works alone',
      [award('A', 1), award('B', 2)],
      [['/1/note', 'award-note-missing']],
    ],
    [
      'nothing where a tie is broken with a reason',
      [award('A', 1), award('B', 2, { note: 'The jury asked both.' })],
      [],
    ],
    [
      'nothing where equal works get prizes in turn, with a reason',
      [award('A', 1), award('C', 2, { note: 'By lot' }), award('B', 3)],
      [],
    ],
    ['a prize against the order', [award('B', 1)], [['/0/note', 'award-note-missing']]],
    [
      'more winners than prizes',
      [award('A', 1), award('D', 4)],
      [
        ['/1/position', 'award-no-such-prize'],
        ['/1/note', 'award-note-missing'],
      ],
    ],
    [
      'one prize for works that can be told apart',
      [award('A', 1), award('D', 1, { note: 'Both' })],
      [['/1/position', 'award-prize-given']],
    ],
    [
      'nothing where a group shares',
      [award('A', 1), award('B', 2), award('C', 2), award('D', 3), award('E', 3)],
      [],
    ],
    [
      'two prizes for one work',
      [award('A', 1), award('A', 2, { note: 'Twice' })],
      [['/1/submission_id', 'award-twice']],
    ],
    ['nothing with a special one beside', [award('A', 1), award('A', null, { title: 'Bold' })], []],
    ['a special one without a name', [award('A', null)], [['/0/title', 'required']]],
    [
      'what is too long',
      [award('A', null, { title: 'x'.repeat(121), prize: 'x'.repeat(301) })],
      [
        ['/0/title', 'too-long'],
        ['/0/prize', 'too-long'],
      ],
    ],
    [
      'a reason that is too long',
      [award('A', 1, { note: 'x'.repeat(501) })],
      [['/0/note', 'too-long']],
    ],
    [
      'a work that is not there',
      [award('Z', null, { title: 'Bold' })],
      [['/0/submission_id', 'award-unknown-work']],
    ],
    [
      'what nobody looked at',
      [award('A', 1, { checked: ['opens'] })],
      [['/0/checked', 'award-unchecked']],
    ],
  ])('%s', (_, awards, wrong) => {
    const found = awardErrors(awards, facts).map(({ path, error }) => [path, error.code]);
    expect(found).toEqual(wrong);
  });
});

test('the order gives a prize to each next work, and one to equal works', () => {
  const given = awardsByRank(works, prizes);
  expect(given).toEqual([
    { work: 'A', position: 1 },
    { work: 'B', position: 2 },
    { work: 'C', position: 2 },
  ]);
  expect(leftOver(prizes, given).map(({ position }) => position)).toEqual([3]);
  expect(given.some((each) => needsNote(each, given, facts))).toBe(false);
  expect(awardsByRank([{ ...alone('F', 1), sheets: 0 }], prizes)).toEqual([]);
});
