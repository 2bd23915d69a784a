import { describe, expect, test } from 'vitest';
import { arrivesLate, commentsUntil, type KeptScores, whyNotExtend } from './ends.ts';
import type { Scores } from './score-sheets.ts';

const at = (hour: number) => new Date(Date.UTC(2025, 6, 16) + hour * 3_600_000);
const SCORES = { 1: 4, 2: 3 };
const SENT: KeptScores = { state: 'sent', is_late: false, scores: SCORES };

describe('what arrives after the end', () => {
  const CASES: readonly [
    string,
    {
      hour: number;
      hours: number;
      before: KeptScores | null;
      scores?: Scores;
      paused?: number;
      state?: 'cannot';
    },
    boolean,
  ][] = [
    ['in time', { hour: 12, hours: 0, before: null }, false],
    ['a minute late', { hour: 12.1, hours: 0, before: SENT }, true],
    ['a comment where the round gives no time', { hour: 13, hours: 0, before: SENT }, true],
    ['a comment', { hour: 13, hours: 2, before: SENT }, false],
    [
      'a comment of what was not sent',
      { hour: 13, hours: 2, before: { ...SENT, state: 'begun' } },
      false,
    ],
    ['a comment at the last instant', { hour: 14, hours: 2, before: SENT }, false],
    ['a comment too late', { hour: 14.1, hours: 2, before: SENT }, true],
    ['other scores', { hour: 13, hours: 2, before: SENT, scores: { 1: 5, 2: 3 } }, true],
    ['one score less', { hour: 13, hours: 2, before: SENT, scores: { 1: 4 } }, true],
    [
      'a score that was missing',
      { hour: 13, hours: 2, before: { ...SENT, scores: { 1: 4 } } },
      true,
    ],
    ['a first sheet', { hour: 13, hours: 2, before: null }, true],
    ['beside a late one', { hour: 13, hours: 2, before: { ...SENT, is_late: true } }, true],
    ['that it cannot be judged', { hour: 13, hours: 2, before: SENT, state: 'cannot' }, true],
    ['in a pause that began in time', { hour: 15, hours: 0, before: null, paused: 11 }, false],
  ];
  test.each(CASES)('%s', (_, { hour, hours, before, scores, paused, state }, isLate) => {
    const round = {
      ...{ closes_at: at(12), comment_hours: hours },
      paused_at: paused === undefined ? null : at(paused),
    };
    const after = { state: state ?? 'sent', scores: scores ?? SCORES } as const;
    expect(arrivesLate({ round, criteria: [1, 2], before, after }, at(hour))).toBe(isLate);
  });

  test('until when comments may be finished', () => {
    expect(commentsUntil({ closes_at: at(12), comment_hours: 0 })).toBeNull();
    expect(commentsUntil({ closes_at: at(12), comment_hours: 2 })).toEqual(at(14));
  });
});

const ROUND = { opens_at: at(8), closes_at: at(12), opened_at: at(6) };
test.each([
  ['later', ROUND, at(13), 9, null],
  ['after the round is over', ROUND, at(15), 13, null],
  ['as the others', ROUND, null, 9, null],
  ['as early as the others', ROUND, at(12), 9, 'judge-end-too-early'],
  ['in the past', ROUND, at(13), 14, 'judge-end-too-early'],
  ['of a prepared round', { ...ROUND, opened_at: null }, at(13), 9, 'round-not-open'],
] as const)('an end of one judge: %s', (_, round, end, hour, refusal) => {
  expect(whyNotExtend(round, end, at(hour))).toBe(refusal);
});
