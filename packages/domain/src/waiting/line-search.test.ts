import { describe, expect, test } from 'vitest';
import type { Deed, LineState, Operation } from './line-model.ts';
import { explain } from './line-search.ts';

const NOBODY = { offered: [], over: [], line: [], chose: [], wants: [] };
const FULL: LineState = { capacity: 1, options: null, seated: [1], ...NOBODY };

type Step = readonly [
  who: number,
  does: Operation['does'],
  told: Operation['told'],
  more?: Pick<Deed, 'chooses' | 'sizes'>,
];

/** One after the other. */
function inTurn(...steps: Step[]): Operation[] {
  return steps.map(([who, does, told, more], n) => ({
    ...{ who, does, told, ...more },
    ...{ invoked: 2 * n, acknowledged: told === null ? null : 2 * n + 1 },
  }));
}
/** All at the same time. */
const atOnce = (...steps: Step[]) =>
  inTurn(...steps).map((each) => ({ ...each, invoked: 0, acknowledged: 100 }));

describe('what one thread would have told', () => {
  test.each([
    [
      'who waits takes the seat that is left',
      inTurn([2, 'join', 'done'], [1, 'withdraw', 'done'], [2, 'accept', 'done']),
    ],
    [
      'nobody registers past them',
      inTurn([2, 'join', 'done'], [1, 'withdraw', 'done'], [3, 'register', 'full']),
    ],
    [
      'the next is the next',
      inTurn(
        [2, 'join', 'done'],
        [3, 'join', 'done'],
        [1, 'withdraw', 'done'],
        [3, 'accept', 'no-offer'],
        [2, 'decline', 'done'],
        [3, 'accept', 'done'],
      ),
    ],
    [
      'without anybody who waits the seat is free',
      inTurn([1, 'withdraw', 'done'], [2, 'join', 'seats-are-free'], [2, 'register', 'done']),
    ],
    [
      'of three presses one counts',
      [
        ...inTurn([2, 'join', 'done'], [1, 'withdraw', 'done']),
        ...atOnce(
          [2, 'accept', 'already-registered'],
          [2, 'accept', 'done'],
          [2, 'accept', 'already-registered'],
        ).map((each) => ({ ...each, invoked: 10 })),
      ],
    ],
    [
      'what got no response may have happened',
      inTurn([2, 'join', null], [1, 'withdraw', 'done'], [3, 'register', 'full']),
    ],
    ['or not', inTurn([2, 'join', null], [1, 'withdraw', 'done'], [3, 'register', 'done'])],
    [
      'who withdraws what is gone has another since',
      inTurn([1, 'withdraw', 'done'], [1, 'register', 'done'], [1, 'withdraw', 'gone']),
    ],
  ] as const)('%s', (_, history) => {
    expect(explain(FULL, history)).not.toBeNull();
  });

  test('an offer that is over goes on to the next', () => {
    const history = inTurn(
      [2, 'join', 'done'],
      [3, 'join', 'done'],
      [1, 'withdraw', 'done'],
      [3, 'accept', 'done'],
      [2, 'accept', 'no-offer'],
    );
    expect(explain(FULL, history)).toBeNull();
    expect(explain(FULL, history, { expires: true })).toMatchObject({ seated: [3], line: [] });
  });
});

describe('how it stands at the end', () => {
  const unanswered = inTurn([2, 'join', null], [1, 'withdraw', 'done']);
  const ends = (expected: object) => (state: LineState) =>
    JSON.stringify({ ...state, ...expected }) === JSON.stringify(state);

  test.each([
    ['what nobody answered happened', { seated: [], offered: [2], line: [] }, true],
    ['or did not', { seated: [], offered: [], line: [] }, true],
    ['but somebody else has no seat by that', { seated: [3] }, false],
    ['and a seat that is free is not kept from who waits for ever', { line: [2, 3] }, false],
  ] as const)('%s', (_, end, isExplained) => {
    expect(explain(FULL, unanswered, { ends: ends(end) }) !== null).toBe(isExplained);
  });

  test('it is looked for no longer than is said', () => {
    const never = () => false;
    expect(() => explain(FULL, unanswered, { ends: never, most: 2 })).toThrow('more than 2 states');
  });
});

/** One has the option of which there is one, and is the only one who has a seat; there are two. */
const WITH_OPTION: LineState = { ...FULL, capacity: 2, options: 1, chose: [1] };
const L = { chooses: true };
const sizes = (capacity: number, options: number | null = null) => ({
  sizes: { capacity, options },
});

describe('what one thread would have told of options, sizes and what organisers do', () => {
  test.each([
    [
      'who wants a full option is refused it and takes no seat by that',
      inTurn(
        [2, 'register', 'option-full', L],
        [2, 'register', 'done'],
        [3, 'register', 'full', L],
      ),
    ],
    [
      'who changes their answers frees it, and keeps what they have',
      inTurn(
        [1, 'change', 'done', L],
        [1, 'change', 'done'],
        [2, 'register', 'done', L],
        [1, 'change', 'option-full', L],
        [1, 'change', 'changed-meanwhile', L],
        [3, 'change', 'gone', L],
      ),
    ],
    [
      'who waits may want it, and takes it with the seat, or answers otherwise',
      inTurn(
        [2, 'register', 'done'],
        [3, 'join', 'done', L],
        [3, 'choose', 'done', L],
        [4, 'choose', 'no-offer', L],
        [2, 'withdraw', 'done'],
        [3, 'accept', 'option-full'],
        [3, 'choose', 'done'],
        [3, 'accept', 'done'],
        [1, 'change', 'done'],
        [3, 'change', 'done', L],
      ),
    ],
    [
      'of more seats as many are offered as wait, of fewer none is taken back',
      inTurn(
        [2, 'register', 'done'],
        [3, 'join', 'done'],
        [4, 'join', 'done'],
        [-1, 'resize', 'done', sizes(3, 2)],
        [-1, 'resize', 'done', sizes(1)],
        [3, 'accept', 'done'],
        [4, 'accept', 'no-offer'],
        [1, 'withdraw', 'done'],
        [4, 'leave', 'done'],
        [4, 'register', 'full'],
      ),
    ],
    [
      'by hand a seat goes past who stands before',
      inTurn(
        [2, 'register', 'done'],
        [3, 'join', 'done'],
        [4, 'join', 'done'],
        [4, 'offer', 'no-seat-to-offer'],
        [5, 'offer', 'gone'],
        [2, 'withdraw', 'done'],
        [4, 'offer', 'done'],
        [4, 'offer', 'offered-already'],
        [3, 'accept', 'no-offer'],
        [4, 'accept', 'done'],
      ),
    ],
  ] as const)('%s', (_, history) => {
    expect(explain(WITH_OPTION, history)).not.toBeNull();
  });

  test.each([
    ['an option too many', inTurn([2, 'register', 'done', L])],
    ['a full one that is free', inTurn([1, 'change', 'done'], [2, 'register', 'option-full', L])],
    [
      'a seat for what was refused',
      inTurn([2, 'register', 'option-full', L], [3, 'register', 'full']),
    ],
    [
      'fewer seats than there are',
      inTurn([-1, 'resize', 'done', sizes(3)], [2, 'register', 'full']),
    ],
  ] as const)('but not %s', (_, history) => {
    expect(explain(WITH_OPTION, history)).toBeNull();
  });

  test('an offer that is over is held until it is ended, and its person may still leave', () => {
    const start = { ...FULL, offered: [2], seated: [] };
    const history = inTurn(
      [2, 'decline', 'no-offer'],
      [2, 'leave', 'done'],
      [3, 'register', 'done'],
    );
    expect(explain(start, history)).toBeNull();
    expect(explain(start, history, { expires: true })).not.toBeNull();
  });
});

describe('what no order explains', () => {
  test.each([
    [
      'a seat that is given back twice',
      inTurn([1, 'withdraw', 'done'], [2, 'register', 'done'], [1, 'withdraw', 'done']),
    ],
    [
      'one too many',
      inTurn(
        [2, 'join', 'done'],
        [3, 'join', 'done'],
        [1, 'withdraw', 'done'],
        [2, 'accept', 'done'],
        [3, 'accept', 'done'],
      ),
    ],
    [
      'somebody who is skipped',
      inTurn(
        [2, 'join', 'done'],
        [3, 'join', 'done'],
        [1, 'withdraw', 'done'],
        [3, 'accept', 'done'],
      ),
    ],
    [
      'who registers past the line',
      inTurn([2, 'join', 'done'], [1, 'withdraw', 'done'], [3, 'register', 'done']),
    ],
    ['a seat that is lost', inTurn([1, 'withdraw', 'done'], [2, 'register', 'full'])],
    [
      'two presses that both count',
      inTurn(
        [2, 'join', 'done'],
        [1, 'withdraw', 'done'],
        [2, 'accept', 'done'],
        [2, 'accept', 'done'],
      ),
    ],
  ] as const)('%s', (_, history) => {
    expect(explain(FULL, history, { expires: false })).toBeNull();
  });

  test('at the same time, too', () => {
    expect(
      explain(
        FULL,
        atOnce([2, 'register', 'done'], [1, 'withdraw', 'done'], [3, 'register', 'done']),
      ),
    ).toBeNull();
    expect(
      explain(
        FULL,
        atOnce([2, 'register', 'done'], [1, 'withdraw', 'done'], [3, 'register', 'full']),
      ),
    ).not.toBeNull();
  });
});
