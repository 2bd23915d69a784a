import { describe, expect, test } from 'vitest';
import {
  isBeingJudged,
  roundErrors,
  roundState,
  whyNotAddRound,
  whyNotAssign,
  whyNotChangeRound,
  whyNotOpenRound,
  whyNotPrepare,
  wouldTake,
} from './rounds.ts';

const at = (day: number, hour = 0) => new Date(Date.UTC(2025, 6, day, hour));
const ROUND = { opens_at: at(10), closes_at: at(20), opened_at: at(9) };
const PREPARED = { ...ROUND, opened_at: null };

test.each([
  [PREPARED, at(15), 'prepared'],
  [ROUND, new Date(at(10).getTime() - 1), 'waiting'],
  [ROUND, at(10), 'open'],
  [ROUND, at(20), 'open'],
  [ROUND, new Date(at(20).getTime() + 1), 'over'],
])('a round %j at %s is %s', (round, now, state) => {
  expect(roundState(round, now)).toBe(state);
});

describe('a work', () => {
  const inIt = { ...ROUND, out_because: null };

  test.each([
    ['in no round', [], null],
    ['in one that is prepared', [{ ...PREPARED, out_because: null }], null],
    ['taken out of it', [{ ...inIt, out_because: 'rejected' }], null],
    ['in two rounds', [{ ...inIt, opened_at: at(12) }, inIt], at(9)],
    ['in one that is over', [{ ...inIt, closes_at: at(14) }], null],
  ])('%s is being judged since %s', (_, rounds, since) => {
    expect(isBeingJudged(rounds, at(15))).toEqual(since);
  });

  test.each([
    ['accepted', 'ACCEPTED', false, true],
    ['accepted', 'PENDING', true, false],
    ['handed-in', 'PENDING', false, true],
    ['handed-in', 'RESUBMISSION_REQUIRED', false, true],
    ['handed-in', 'REJECTED', false, false],
    ['chosen', 'PENDING', true, true],
    ['chosen', 'ACCEPTED', false, false],
    ['chosen', 'REJECTED', true, false],
  ] as const)(
    'by %s of status %s, chosen %s, would be taken: %s',
    (takes, status, isChosen, is) => {
      expect(wouldTake(takes, { status, isChosen })).toBe(is);
    },
  );
});

describe('the form of a round', () => {
  const FORM = {
    title: 'Final',
    takes: 'accepted',
    opens_at: '2025-07-10T00:00:00Z',
    closes_at: '2025-07-20T00:00:00Z',
    judges_per_work: 3,
    minutes_per_work: 10,
    is_blind: true,
  } as const;

  test.each([
    [{}, {}],
    [{ title: ' ' }, { title: { code: 'required', field: 'title' } }],
    [{ title: 'x'.repeat(101) }, { title: { code: 'too-long', field: 'title', limit: 100 } }],
    [{ opens_at: '' }, { opens_at: { code: 'required', field: 'opens_at' } }],
    [{ closes_at: FORM.opens_at }, { closes_at: { code: 'round-window-backwards' } }],
    [{ judges_per_work: 10 }, { judges_per_work: { code: 'not-between', least: 1, most: 9 } }],
    [{ minutes_per_work: 0.5 }, { minutes_per_work: { code: 'not-between', least: 1, most: 240 } }],
  ])('with %j is wrong in %j', (rest, wrong) => {
    expect(roundErrors({ ...FORM, ...rest })).toEqual(wrong);
  });

  const SAVED = { ...ROUND, takes: 'accepted', is_blind: true } as const;
  test.each([
    [{}, null],
    [{ closes_at: '2025-07-30T00:00:00Z' }, null],
    [{ closes_at: '2025-07-16T00:00:00Z' }, null],
    [{ closes_at: '2025-07-14T00:00:00Z' }, 'round-end-past'],
    [{ takes: 'chosen' }, 'round-is-open'],
    [{ is_blind: false }, 'round-is-open'],
    [{ opens_at: '2025-07-11T00:00:00Z' }, 'round-is-open'],
  ] as const)('of an open round with %j is refused for %s', (rest, why) => {
    expect(whyNotChangeRound(SAVED, { ...FORM, ...rest }, at(15))).toBe(why);
  });

  test('of a prepared round is saved whatever it says', () => {
    const form = { ...FORM, takes: 'chosen', is_blind: false } as const;
    expect(whyNotChangeRound({ ...SAVED, opened_at: null }, form, at(25))).toBeNull();
  });
});

test.each([
  [{}, at(1), null],
  [{ opened_at: at(1) }, at(1), 'round-is-open'],
  [{}, at(20), 'round-end-past'],
  [{ criteria: 0 }, at(1), 'round-without-rubric'],
  [{ works: 0 }, at(1), 'round-without-works'],
  [{ works: 2_001 }, at(1), 'round-too-large'],
])('a round with %j is opened at %s unless %s', (rest, now, why) => {
  expect(whyNotOpenRound({ ...PREPARED, works: 3, criteria: 2, ...rest }, now)).toBe(why);
});

test('only what is prepared is prepared, and only what is open is assigned', () => {
  expect([whyNotPrepare(PREPARED), whyNotPrepare(ROUND)]).toEqual([null, 'round-is-open']);
  expect([PREPARED, ROUND].map((round) => whyNotAssign(round, at(15)))).toEqual([
    'round-not-open',
    null,
  ]);
  expect(whyNotAssign(ROUND, at(21))).toBe('round-over');
  expect([4, 5].map((rounds) => whyNotAddRound({ rounds }))).toEqual([null, 'too-many-rounds']);
});
