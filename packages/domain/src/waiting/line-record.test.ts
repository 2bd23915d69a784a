import { describe, expect, test } from 'vitest';
import { Chance } from '../chance.ts';
import {
  afterOffer,
  type Deed,
  ended,
  type LineState,
  type Operation,
  tell,
} from './line-model.ts';
import { type Happening, retrace } from './line-record.ts';

const NOBODY = { offered: [], over: [], line: [], chose: [], wants: [] };
const FULL: LineState = { capacity: 2, options: 1, seated: [0, 1], ...NOBODY };
const PEOPLE = 6;
const DOINGS = ['register', 'withdraw', 'change', 'choose', 'join', 'join', 'leave'] as const;
const OFTEN = ['accept', 'accept', 'decline', 'offer', 'resize'] as const;

type Told = { readonly operations: readonly Operation[]; readonly record: readonly Happening[] };

/** What one thread does that is asked by many at the same time, and writes down. */
function played(seed: number, count: number): Told & { readonly state: LineState } {
  const chance = new Chance(seed);
  const operations: Operation[] = [];
  const record: Happening[] = [];
  let state = FULL;
  for (let n = 0; n < count; n += 1) {
    // It happens at `at`; asked and answered somewhat before and after, beside others.
    const at = 10 * n + 100;
    const deed = deedOf(chance);
    const request = `r${n}`;
    const [told, next] = tell(state, deed);
    const times = { invoked: at - chance.below(40), acknowledged: at + 1 + chance.below(40) };
    const isUnknown = chance.oneIn(15);
    const answer = isUnknown ? { told: null, acknowledged: null } : { told };
    operations.push({ ...deed, request, ...times, ...answer });
    if (told === 'done' && (next !== state || deed.does === 'resize')) {
      record.push({ ...deed, request, at });
    }
    state = next;
    for (let offer = afterOffer(state); offer !== null && !chance.oneIn(3); ) {
      record.push({ who: state.line[0] ?? -1, does: 'be-offered', at, until: at + 95 });
      state = offer;
      offer = afterOffer(state);
    }
    state = expired(state, record, at);
  }
  return { operations: chance.shuffle(operations), record, state };
}

function deedOf(chance: Chance): Deed {
  const does = chance.pick([...DOINGS, ...OFTEN]);
  const sizes = { capacity: chance.between(1, 3), options: chance.between(0, 2) };
  if (does === 'resize') return { who: -1, does, sizes };
  return { who: chance.below(PEOPLE), does, chooses: ANSWERING.includes(does) && chance.oneIn(2) };
}
const ANSWERING: readonly string[] = ['register', 'change', 'choose', 'join'];

/** Ends what is over by now, as soon as it is. */
function expired(state: LineState, record: Happening[], at: number): LineState {
  return state.offered.reduce((before, who) => {
    const offer = record.findLast((each) => each.who === who && each.until !== undefined);
    if (offer?.until === undefined || offer.until > at) return before;
    record.push({ who, does: 'expire', at });
    return ended(before, who);
  }, state);
}

const SEEDS = Array.from({ length: 40 }, (_, n) => n);

describe('what one thread did', () => {
  test('explains what everybody was told who asked at the same time', () => {
    for (const seed of SEEDS) {
      const { operations, record, state } = played(seed, 200);
      expect([seed, retrace(FULL, operations, record)]).toEqual([seed, state]);
    }
  });

  test('whoever declines what is over is refused, though nobody has ended it yet', () => {
    const start = { ...FULL, seated: [0] };
    const join = { who: 2, does: 'join', request: 'a' } as const;
    const decline = { who: 2, does: 'decline', told: 'no-offer', request: 'b' } as const;
    const operations = (acknowledged: number): Operation[] => [
      { ...join, told: 'done', invoked: 0, acknowledged: 2 },
      // Somebody has heard of the offer by then.
      { who: 2, does: 'offer', told: 'offered-already', request: 'd', invoked: 4, acknowledged: 5 },
      { ...decline, invoked: 40, acknowledged },
    ];
    const record: Happening[] = [
      { ...join, at: 1 },
      { who: 2, does: 'be-offered', at: 3, until: 60 },
    ];
    const full = { ...start, capacity: 1 };
    const resize = { who: -1, does: 'resize', request: 'c', sizes: { capacity: 2, options: 1 } };
    const sized = { ...resize, does: 'resize' } as const;
    const whole = [record[0], { ...sized, at: 2 }, record[1]] as Happening[];
    const organiser: Operation = { ...sized, told: 'done', invoked: 1, acknowledged: 3 };
    const judged = (at: number) => retrace(full, [...operations(at), organiser], whole);
    expect(judged(61)).toMatchObject({ offered: [2] });
    expect(judged(45)).toMatchObject({ why: 'never-so', what: { does: 'decline' } });
  });
});

/** One of those that fit is another one, or gone. */
function changed<T>(
  all: readonly T[],
  fits: (each: T, n: number) => boolean,
  to: (each: T) => readonly T[],
): readonly T[] | null {
  const at = all.findIndex(fits);
  return at === -1 ? null : all.toSpliced(at, 1, ...to(all[at] as T));
}

describe('a lie is found:', () => {
  const told = (from: Operation['told'], to: Operation['told']) => (all: Told) => ({
    ...all,
    operations: changed(
      all.operations,
      (each) => each.told === from,
      (each) => [{ ...each, told: to }],
    ),
  });
  const written =
    (
      fits: (each: Happening, n: number, all: Told) => boolean,
      to: (each: Happening) => Happening[],
    ) =>
    (all: Told) => ({ ...all, record: changed(all.record, (each, n) => fits(each, n, all), to) });

  test.each([
    ['a seat is promised that nobody has', told('full', 'done')],
    ['a seat is denied that was given', told('done', 'full')],
    ['it is free where it is full', told('full', 'seats-are-free')],
    ['a full option is there', told('option-full', 'done')],
    [
      'somebody is skipped',
      written(
        ({ does }, n, { record }) => does === 'be-offered' && record[n + 1]?.does === 'be-offered',
        () => [],
      ),
    ],
    [
      'an offer is for somebody else',
      written(
        ({ does }) => does === 'be-offered',
        (each) => [{ ...each, who: (each.who + 1) % PEOPLE }],
      ),
    ],
    [
      'a seat is given back twice',
      written(
        ({ does }) => does === 'withdraw',
        (each) => [each, each],
      ),
    ],
    [
      'it is done by nobody',
      written(
        ({ does }) => does === 'accept',
        (each) => [{ ...each, request: null } as Happening],
      ),
    ],
    [
      'it is done by somebody else',
      written(
        ({ does }) => does === 'join',
        (each) => [{ ...each, who: (each.who + 1) % PEOPLE }],
      ),
    ],
    [
      'an offer ends before its time',
      written(
        ({ does }) => does === 'expire',
        (each) => [{ ...each, at: 0 }],
      ),
    ],
    [
      'an offer is taken after its time',
      (all: Told) => ({
        ...all,
        operations: changed(
          all.operations,
          ({ does, told: was }) => does === 'accept' && was === 'done',
          (each) => [{ ...each, invoked: 1e6, acknowledged: 1e6 }],
        ),
      }),
    ],
    [
      'it happened before it was asked for',
      (all: Told) => ({
        ...all,
        operations: changed(
          all.operations,
          ({ does, told: was, invoked }) => does === 'withdraw' && was === 'done' && invoked > 500,
          (each) => [{ ...each, invoked: -2, acknowledged: -1 }],
        ),
      }),
    ],
  ])('%s', (_, lie) => {
    let lies = 0;
    for (const seed of SEEDS) {
      const { operations, record } = lie(played(seed, 200));
      if (operations === null || record === null) continue;
      lies += 1;
      expect([seed, retrace(FULL, operations, record)]).toEqual([
        seed,
        { why: expect.any(String) as string, what: expect.any(Object) as object },
      ]);
    }
    expect(lies).toBeGreaterThan(10);
  });
});
