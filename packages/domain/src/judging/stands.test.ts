import { describe, expect, test } from 'vitest';
import { errorsIn } from './stand-forms.ts';
import {
  clockLeft,
  foldedStand,
  inHallOrder,
  isDeserted,
  isLeft,
  isTaken,
  nextStand,
  STAND_FIELDS,
  STANDS_FIELDS,
  type StandForJudge,
  standLabel,
  takenUntil,
  vibratesBetween,
  whyNotStand,
} from './stands.ts';

const NOW = new Date('2025-07-16T10:00:00Z');
const ago = (minutes: number, seconds = 0) =>
  new Date(NOW.getTime() - minutes * 60_000 - seconds * 1_000);

test('a stand is called by its prefix and number, and found however it is typed', () => {
  expect([standLabel('T', 12), standLabel(null, 3)]).toEqual(['T 12', '3']);
  for (const typed of ['T 12', 't12', ' T-12 ', 'T.12', 'T–12', 'T १२']) {
    expect(foldedStand(typed)).toBe('t12');
  }
  expect(foldedStand('T 1')).not.toBe(foldedStand('T 11'));
});

test('one walks past T 9 before T 10, area by area', () => {
  const at = (stand: string, area: string | null) => ({ stand, area });
  const hall = [at('T 10', 'Hall B'), at('T 9', 'Hall B'), at('S 1', 'Hall C'), at('X 1', null)];
  expect(inHallOrder(hall).map(({ stand }) => stand)).toEqual(['X 1', 'T 9', 'T 10', 'S 1']);
});

test.each([
  ['nobody went there', null, false],
  ['just now', NOW, true],
  ['nine minutes and 59 seconds ago', ago(9, 59), true],
  ['ten minutes ago', ago(10), false],
  ['later, as the clock was set back', ago(-1), false],
])('a stand is taken for ten minutes: %s', (_, since, taken) => {
  expect(isTaken(since, NOW)).toBe(taken);
  if (since) expect(takenUntil(since).getTime() - since.getTime()).toBe(600_000);
});

test('three judges who found nobody ask the organisers', () => {
  expect([0, 2, 3, 4].map(isDeserted)).toEqual([false, false, true, true]);
});

const STAND: StandForJudge = {
  ...{ workId: 1, area: 'B', judges: 0, nobody: 0 },
  ...{ isTaken: false, isOwn: false, hasConflict: false, mark: null },
};
const hall = (...values: readonly Partial<StandForJudge>[]) =>
  values.map((value, at): StandForJudge => ({ ...STAND, workId: at + 1, ...value }));
const busy = (at: Date) => ({ mark: { mark: 'busy', at } }) as const;
const nobody = (at: Date) => ({ mark: { mark: 'nobody', at } }) as const;

const NEXT: readonly [string, readonly StandForJudge[], object, number | null][] = [
  ['the first of all who begins', hall({}, {}, {}), {}, 1],
  ['the nearest of where one was', hall({}, {}, { isOwn: true }, {}), { at: 3 }, 2],
  [
    'the nearer one on the other side',
    hall({}, { isOwn: true }, { isOwn: true }, {}),
    { at: 3 },
    4,
  ],
  ['fewer judges before nearer', hall({}, { isOwn: true }, { judges: 1 }, {}), { at: 2 }, 1],
  ['fewer judges before the area', hall({ judges: 1 }, { area: 'C' }), {}, 2],
  ['the area before nearer', hall({ area: 'A' }, { isOwn: true, area: 'A' }, {}, {}), { at: 2 }, 3],
  ['another area where the own has none', hall({ isOwn: true }, { area: 'C' }), { at: 1 }, 2],
  ['none that another has', hall({ isTaken: true }, {}), {}, 2],
  ['none in conflict', hall({ hasConflict: true }, {}), {}, 2],
  ['none that has its judges', hall({ judges: 3 }, { judges: 2 }), {}, 2],
  ['none where nobody is', hall({ nobody: 3 }, { judges: 2, nobody: 2 }), {}, 2],
  ['none that was busy two minutes ago', hall(busy(ago(2, 59)), { judges: 2 }), {}, 2],
  ['one that was busy three minutes ago', hall(busy(ago(3)), { judges: 2 }), {}, 1],
  ['none where nobody was 19 minutes ago', hall(nobody(ago(19, 59)), { judges: 2 }), {}, 2],
  ['one where nobody was 20 minutes ago', hall(nobody(ago(20)), { judges: 2 }), {}, 1],
  ['one said of when the clock was later', hall(busy(ago(-5)), { judges: 2 }), {}, 1],
  ['nothing where all are taken', hall({ isTaken: true }, { isOwn: true }), {}, null],
  ['nothing in an empty hall', [], {}, null],
];
test.each(NEXT)('a judge is sent to %s', (_, stands, judge, expected) => {
  const asked = { judgesPerWork: 3, area: 'B', at: null, ...judge };
  expect(nextStand(stands, asked, NOW)).toBe(expected);
});

test('what is taken or busy now is left for later', () => {
  const left = (value: Partial<StandForJudge>) => isLeft({ ...STAND, ...value }, 3);
  expect([left({ isTaken: true }), left(busy(NOW)), left({ judges: 2 })]).toEqual([
    true,
    true,
    true,
  ]);
  const gone = [{ isOwn: true }, { hasConflict: true }, { judges: 3 }, { nobody: 3 }];
  expect(gone.map(left)).toEqual([false, false, false, false]);
});

const THERE = {
  ...{ hasConflict: false, works: 4, mostWorks: null, judges: 2, judgesPerWork: 3 },
  isOneMore: false,
};
test.each([
  ['a work that needs one', {}, null],
  [
    'one in conflict, confirmed or not',
    { hasConflict: true, isOneMore: true },
    'stand-in-conflict',
  ],
  ['one more than they want', { mostWorks: 4, isOneMore: true }, 'as-many-as-wanted'],
  ['the last that they want', { mostWorks: 5 }, null],
  ['one that has enough', { judges: 3 }, 'stand-has-enough'],
  ['one that has enough, confirmed', { judges: 3, isOneMore: true }, null],
])('standing at %s: %o', (_, facts, refusal) => {
  expect(whyNotStand({ ...THERE, ...facts })).toBe(refusal);
});

test('the clock of a work goes from when they came', () => {
  expect(clockLeft(ago(4), 5, NOW)).toBe(60_000);
  expect(clockLeft(ago(6), 5, NOW)).toBe(-60_000);
});

test.each([
  [61_000, 60_000, true],
  [62_000, 61_000, false],
  [60_000, 59_000, false],
  [1_000, 0, true],
  [1_000, -500, true],
  [0, -1_000, false],
  [120_000, 30_000, true],
])('from %i ms to %i it vibrates: %s', (before, left, does) => {
  expect(vibratesBetween(before, left)).toBe(does);
});

describe('forms of stands', () => {
  const one = (form: object) => errorsIn(STAND_FIELDS)({ stand: 'T 1', area: null, ...form });
  const all = { prefix: 'T', first: 1, area: 'Hall B', sorted: 'number', keeps: false };
  const given = (form: object) => errorsIn(STANDS_FIELDS)({ ...all, ...form });

  test.each([
    [one({}), {}],
    [one({ area: 'Hall B' }), {}],
    [one({ stand: ' ' }), { stand: { code: 'blank' } }],
    [one({ stand: 'x'.repeat(21) }), { stand: { code: 'longer-than', limit: 20 } }],
    [one({ area: 'x'.repeat(41) }), { area: { code: 'longer-than', limit: 40 } }],
    [given({}), {}],
    [given({ prefix: null, area: null }), {}],
    [given({ first: 0 }), { first: { code: 'not-between', least: 1, most: 9_000 } }],
    [given({ sorted: 'x' }), { sorted: { code: 'not-one-of', values: ['number', 'name'] } }],
  ])('%j is %j', (errors, expected) => {
    expect(errors).toEqual(expected);
  });
});
