import {
  afterOffer,
  type Deed,
  ended,
  type LineState,
  type Operation,
  tell,
} from './line-model.ts';

/*
 * Whether one thread explains a long history, by the order in which the database wrote down what
 * happened. The order is not believed: the thread has to do each of these things in it, tell
 * everybody what they were told, and nothing may happen before it was asked for or after its
 * response. To look for an order among all of them (line-search.ts) would take too long.
 */

/** One thing that happened, as it was written down in the midst of it. */
export type Happening = (
  | (Deed & {
      /** Of the operation that did it. */
      readonly request: string | null;
    })
  | {
      readonly who: number;
      /** By itself: a seat is offered, an offer is over, or who has a seat waits no more. */
      readonly does: 'be-offered' | 'expire' | 'be-seated';
    }
) & {
  /** When, by the clock of the operations. */
  readonly at: number;
  /** Until when an offer stands that is made. */
  readonly until?: number;
};

/** What one thread would not have done or told, and of what. */
export type Unexplained = {
  readonly why:
    | 'never-so'
    | 'done-by-nobody'
    | 'done-twice'
    | 'done-otherwise'
    | 'told-otherwise'
    | 'out-of-time';
  readonly what: Happening | Operation;
};

/** Two clocks of one machine may differ by so many milliseconds. */
const CLOCKS_MS = 5;

type Ends = ReadonlyMap<number, number>;
type Moment = { readonly state: LineState; readonly ends: Ends };

/**
 * Goes along what was written down, and finds a place in it for all that was told.
 *
 * @returns how it stands at the end, or the first thing that one thread would not have done
 */
export function retrace(
  start: LineState,
  operations: readonly Operation[],
  record: readonly Happening[],
): LineState | Unexplained {
  const asked = new Map(operations.map((each) => [each.request, each]));
  const did = new Map<string, number>();
  const moments: Moment[] = [{ state: start, ends: new Map() }];
  for (const [n, what] of record.entries()) {
    const before = moments[n] as Moment;
    const by = 'request' in what ? asked.get(what.request ?? undefined) : undefined;
    if ('request' in what) {
      if (by?.request === undefined) return { why: 'done-by-nobody', what };
      if (did.has(by.request)) return { why: 'done-twice', what };
      did.set(by.request, n);
    }
    const next = follow(before, what, by);
    if (typeof next === 'string') return { why: next, what };
    moments.push(next);
  }
  return placed(moments, operations, did) ?? (moments.at(-1) as Moment).state;
}

/** How it is after something happened, or why it does not happen so. */
function follow(
  { state, ends }: Moment,
  what: Happening,
  by: Operation | undefined,
): Moment | Unexplained['why'] {
  const { who } = what;
  const until = ends.get(who) ?? Number.POSITIVE_INFINITY;
  const endsThen = what.until === undefined ? ends : new Map(ends).set(who, what.until);
  if ('request' in what) {
    if (by === undefined || !isSame(what, by)) return 'done-otherwise';
    const isLate = by.invoked > until + CLOCKS_MS;
    if (isLate && (what.does === 'accept' || what.does === 'decline')) return 'out-of-time';
    const [told, next] = tell(state, what);
    return told === 'done' ? { state: next, ends: endsThen } : 'never-so';
  }
  switch (what.does) {
    case 'be-offered': {
      const next = state.line[0] === who ? afterOffer(state) : null;
      return next === null ? 'never-so' : { state: next, ends: endsThen };
    }
    case 'expire':
      if (!state.offered.includes(who)) return 'never-so';
      return what.at < until - CLOCKS_MS ? 'out-of-time' : { state: ended(state, who), ends };
    case 'be-seated': {
      const isWaiting = state.offered.includes(who) || state.line.includes(who);
      if (!isWaiting || !state.seated.includes(who)) return 'never-so';
      return { state: ended(state, who), ends };
    }
  }
}

function isSame(what: Deed, by: Operation): boolean {
  const isAsAsked =
    what.who === by.who &&
    what.does === by.does &&
    (what.chooses ?? false) === (by.chooses ?? false);
  const { capacity, options } = what.sizes ?? {};
  return isAsAsked && capacity === by.sizes?.capacity && options === by.sizes?.options;
}

/**
 * Puts each operation into the order as early as it may be, those first that were answered first:
 * whoever asked after an answer comes after what was answered.
 *
 * @returns null where there is a place for all of them
 */
function placed(
  moments: readonly Moment[],
  operations: readonly Operation[],
  did: ReadonlyMap<string, number>,
): Unexplained | null {
  const answered = operations.toSorted((one, other) => answerOf(one) - answerOf(other));
  const answers: number[] = [];
  const latest: number[] = [];
  for (const operation of answered) {
    const earliest = latest[countBefore(answers, operation.invoked) - 1] ?? 0;
    const at = did.get(operation.request ?? '');
    if (at === undefined && operation.told === null) continue;
    const place = at === undefined ? whenToldIn(moments, operation, earliest) : at + 1;
    if (place === null) return { why: 'never-so', what: operation };
    if (at !== undefined && !['done', null].includes(operation.told)) {
      return { why: 'told-otherwise', what: operation };
    }
    if (at !== undefined && at < earliest) return { why: 'out-of-time', what: operation };
    if (operation.acknowledged === null) continue;
    answers.push(operation.acknowledged);
    latest.push(Math.max(place, latest.at(-1) ?? 0));
  }
  return null;
}

function answerOf({ acknowledged }: Operation): number {
  return acknowledged ?? Number.POSITIVE_INFINITY;
}

/** How many of these, which rise, are below a limit. */
function countBefore(rising: readonly number[], limit: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first moment in which this would be told, and nothing would change by it; or null. */
function whenToldIn(
  moments: readonly Moment[],
  operation: Operation,
  earliest: number,
): number | null {
  for (let n = earliest; n < moments.length; n += 1) {
    const { state, ends } = moments[n] as Moment;
    const [told, next] = tell(state, operation);
    if (told === operation.told && next === state) return n;
    if (isTooLate(state, ends, operation)) return n;
  }
  return null;
}

/** Whether an offer is declined whose time is over, though nobody has ended it yet. */
function isTooLate({ offered }: LineState, ends: Ends, operation: Operation): boolean {
  const { who, does, told, acknowledged } = operation;
  const until = ends.get(who) ?? Number.POSITIVE_INFINITY;
  const isRefused = does === 'decline' && told === 'no-offer' && offered.includes(who);
  return isRefused && until <= (acknowledged ?? 0) + CLOCKS_MS;
}
