import { afterOffer, ended, type LineState, type Operation, tell } from './line-model.ts';

/*
 * Whether one thread explains what many were told at the same time, by looking for an order. For a
 * few dozen operations; for more, the order is written down (line-record.ts).
 */

/** What may happen without anybody who asks for it. */
function byItself(state: LineState, expires: boolean): readonly LineState[] {
  const { seated, offered, over, line } = state;
  const offer = afterOffer(state);
  // Who is registered by now waits no longer.
  const gone = [...offered, ...line].filter((who) => seated.includes(who));
  const standing = expires ? offered.filter((who) => !over.includes(who)) : [];
  return [
    ...(offer === null ? [] : [offer]),
    ...[...new Set([...gone, ...over])].map((who) => ended(state, who)),
    ...standing.map((who) => ({ ...state, over: [...over, who] })),
  ];
}

type Allowed = {
  /** Whether offers may end by themselves. */
  readonly expires?: boolean;
  /** Whether it may stand so at the end, as it was found there. */
  readonly ends?: (state: LineState) => boolean;
  /** So many states are looked at: what nobody answered makes them many. */
  readonly most?: number;
};

/**
 * Whether there is an order in which one thread would have told everybody what they were told, and
 * in which nothing happens before it was asked for or after its response.
 *
 * @returns how it may stand at the end; null where nothing explains it
 * @throws RangeError when more states would have to be looked at than `most`
 */
export function explain(
  start: LineState,
  operations: readonly Operation[],
  { expires = false, ends = () => true, most = Number.POSITIVE_INFINITY }: Allowed = {},
): LineState | null {
  const history = operations.toSorted((one, other) => one.invoked - other.invoked);
  const seen = new Set<string>();
  const search = (state: LineState, all: readonly number[]): LineState | null => {
    const left = withoutRefused(history, state, all);
    if (left.every((at) => history[at]?.told === null) && ends(state)) return state;
    const key = keyOf(state, left, history.length);
    if (seen.has(key)) return null;
    if (seen.size >= most) throw new RangeError(`more than ${most} states`);
    seen.add(key);
    for (const at of nextOf(history, left)) {
      const operation = history[at] as Operation;
      const [told, next] = tell(state, operation);
      // Who was not answered and changes nothing may as well have been refused at any other time.
      if (next === state || (operation.told !== null && operation.told !== told)) continue;
      const found = search(
        next,
        left.filter((each) => each !== at),
      );
      if (found !== null) return found;
    }
    for (const next of byItself(state, expires)) {
      const found = search(next, left);
      if (found !== null) return found;
    }
    return null;
  };
  return search(start, [...history.keys()]);
}

/**
 * What changes nothing and is told rightly now need not be told later: nobody is kept from anything
 * by it, so that no other order has to be looked at.
 */
function withoutRefused(
  history: readonly Operation[],
  state: LineState,
  all: readonly number[],
): readonly number[] {
  let left = all;
  for (;;) {
    const settled = nextOf(history, left).filter((at) => {
      const operation = history[at] as Operation;
      const [told, next] = tell(state, operation);
      return operation.told === told && next === state;
    });
    if (settled.length === 0) return left;
    left = left.filter((at) => !settled.includes(at));
  }
}

/** Those that may come next: asked for before any of the others was responded to. */
function nextOf(history: readonly Operation[], left: readonly number[]): readonly number[] {
  let earliest = Number.POSITIVE_INFINITY;
  for (const at of left) {
    earliest = Math.min(earliest, history[at]?.acknowledged ?? Number.POSITIVE_INFINITY);
  }
  return left.filter((at) => (history[at]?.invoked ?? 0) <= earliest);
}

/** A text that two situations share only if they are the same. */
function keyOf(state: LineState, left: readonly number[], all: number): string {
  const { capacity, options, seated, offered, over, line, chose, wants } = state;
  // All that are left from some point on are told by that point.
  let end = left.length;
  while (end > 0 && left[end - 1] === all - 1 - (left.length - end)) end -= 1;
  const sets = [seated, offered, over, chose, wants].map((each) => each.toSorted());
  return [...sets, line, left.slice(0, end), [end - left.length, capacity, options]].join(';');
}
