import { describe, expect, test } from 'vitest';
import { explain, type LineState, type Operation } from './line-model.ts';

const FULL: LineState = { capacity: 1, seated: [1], offered: [], line: [] };

type Step = readonly [who: number, does: Operation['does'], told: Operation['told']];

/** One after the other. */
function inTurn(...steps: Step[]): Operation[] {
  return steps.map(([who, does, told], n) => ({
    ...{ who, does, told },
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
