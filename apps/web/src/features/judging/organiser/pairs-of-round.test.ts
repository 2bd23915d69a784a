import type { RoundDetails } from '@pratibha/contract/rounds';
import { expect, test } from 'vitest';
import { pagesOf } from './printed-pages.ts';
import { swapPartners } from './swap-partners.ts';

type Facts = Pick<
  RoundDetails,
  'assignments' | 'conflicts' | 'judges_listed' | 'works_listed' | 'manner'
>;

const judgeOf = (id: number, state = 'accepted') => ({ id, state });
const workOf = (submission_id: number, is_in = true) => ({ submission_id, is_in });
const has = (judge_id: number, submission_id: number, state = 'not-begun', is_ended = false) => ({
  ...{ judge_id, submission_id, state, is_ended },
});

function roundOf(part: object): RoundDetails {
  const facts = {
    ...{ conflicts: [], assignments: [], manner: 'remote' },
    judges_listed: [judgeOf(1), judgeOf(2), judgeOf(3), judgeOf(4, 'declined')],
    works_listed: [workOf(11), workOf(12), workOf(13, false)],
    ...part,
  };
  return facts as unknown as Facts as RoundDetails;
}

const pairs = (round: RoundDetails) =>
  pagesOf(round).map(({ judge, work }) => [judge.id, work.submission_id]);

test('printed is what is assigned and not sent', () => {
  const assignments = [
    ...[has(1, 11), has(1, 12, 'sent'), has(2, 11, 'begun'), has(2, 12, 'begun', true)],
    has(3, 13),
  ];
  expect(pairs(roundOf({ assignments }))).toEqual([
    [1, 11],
    [2, 11],
  ]);
});

test('at the stand it is every judge and work without a sheet, but for conflicts', () => {
  const assignments = [has(1, 11, 'sent'), has(2, 12)];
  const conflicts = [{ judge_id: 3, submission_id: 12 }];
  expect(pairs(roundOf({ assignments, conflicts, manner: 'at-the-stand' }))).toEqual([
    [1, 12],
    [2, 11],
    [2, 12],
    [3, 11],
  ]);
});

test('a work is swapped for one that is not sent, where both may have the other', () => {
  const assignments = [has(1, 11), has(2, 12), has(3, 12, 'sent')];
  const partnersOf = (round: RoundDetails) => {
    const [judge] = round.judges_listed;
    const [work] = round.works_listed;
    if (!judge || !work) throw new Error('no judge or work');
    return swapPartners(round, { judge, work }).map((each) => [
      each.judge.id,
      each.works.map(({ submission_id }) => submission_id),
    ]);
  };
  expect(partnersOf(roundOf({ assignments }))).toEqual([[2, [12]]]);
  for (const conflict of [
    { judge_id: 1, submission_id: 12 },
    { judge_id: 2, submission_id: 11 },
  ]) {
    expect(partnersOf(roundOf({ assignments, conflicts: [conflict] }))).toEqual([]);
  }
});
