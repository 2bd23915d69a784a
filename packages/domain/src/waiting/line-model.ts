/**
 * A waiting list as one thread would keep it, for tests: whether it explains what many were told at
 * the same time. Between any two operations seats may be offered, each to the first who waits, and
 * offers may end whose time is over.
 */

/** What somebody does. */
type Doing = 'register' | 'withdraw' | 'join' | 'leave' | 'accept' | 'decline';

/** What one was told. */
type Told =
  | 'done'
  | 'full'
  | 'seats-are-free'
  | 'waiting-already'
  | 'no-offer'
  | 'already-registered'
  /** The registration that was meant is not there any more. */
  | 'gone';

/** One thing that somebody did, with what they were told. */
export type Operation = {
  readonly who: number;
  readonly does: Doing;
  /** When it was asked for and when the response came, of any clock that never goes back. */
  readonly invoked: number;
  /** Null: no response came, so it happened at some time after, or never. */
  readonly acknowledged: number | null;
  /** Null where no response came. */
  readonly told: Told | null;
};

/** Who has a seat, who is offered one, and who waits, the first first. */
export type LineState = {
  readonly capacity: number;
  readonly seated: readonly number[];
  readonly offered: readonly number[];
  readonly line: readonly number[];
};

/** All but one. */
function but<T>(all: readonly T[], one: T): readonly T[] {
  return all.filter((each) => each !== one);
}

function isFull({ capacity, seated, offered, line }: LineState): boolean {
  return line.length > 0 || seated.length + offered.length >= capacity;
}

/** What is told, and how it is afterwards: everything but `done` leaves it as it is. */
function tell(state: LineState, operation: Operation): readonly [Told, LineState] {
  const { who, does } = operation;
  const { seated, offered, line } = state;
  const isSeated = seated.includes(who);
  const isOffered = offered.includes(who);
  const isWaiting = isOffered || line.includes(who);
  const ended = { ...state, offered: but(offered, who), line: but(line, who) };
  switch (does) {
    case 'register':
      if (isSeated) return ['already-registered', state];
      return isFull(state) ? ['full', state] : ['done', { ...state, seated: [...seated, who] }];
    case 'withdraw':
      // Meant is one registration, and its person may have another by now.
      if (!isSeated || operation.told === 'gone') return ['gone', state];
      return ['done', { ...state, seated: but(seated, who) }];
    case 'join':
      if (isSeated) return ['already-registered', state];
      if (isWaiting) return ['waiting-already', state];
      if (!isFull(state)) return ['seats-are-free', state];
      return ['done', { ...state, line: [...line, who] }];
    case 'leave':
      return [isWaiting ? 'done' : 'no-offer', ended];
    case 'accept':
      if (isSeated) return ['already-registered', state];
      if (!isOffered) return ['no-offer', state];
      return ['done', { ...ended, seated: [...seated, who] }];
    case 'decline':
      return isOffered ? ['done', ended] : ['no-offer', state];
  }
}

/** The seat that is free next goes to the first; null where none is free or nobody waits. */
function afterOffer(state: LineState): LineState | null {
  const { capacity, seated, offered, line } = state;
  const [first, ...rest] = line;
  if (first === undefined || seated.length + offered.length >= capacity) return null;
  return { ...state, offered: [...offered, first], line: rest };
}

/** What may happen without anybody who asks for it. */
function byItself(state: LineState, expires: boolean): readonly LineState[] {
  const { seated, offered, line } = state;
  const offer = afterOffer(state);
  // Who is registered by now waits no longer.
  const gone = [...offered, ...line].filter((who) => seated.includes(who));
  const over = expires ? offered : [];
  const ended = [...gone, ...over].map((who) => ({
    ...{ ...state, offered: but(offered, who), line: but(line, who) },
  }));
  return offer === null ? ended : [offer, ...ended];
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
  const search = (state: LineState, left: readonly number[]): LineState | null => {
    if (left.every((at) => history[at]?.told === null) && ends(state)) return state;
    const key = keyOf(state, left, history.length);
    if (seen.has(key)) return null;
    if (seen.size >= most) throw new RangeError(`more than ${most} states`);
    seen.add(key);
    for (const at of nextOf(history, left)) {
      const operation = history[at] as Operation;
      const [told, next] = tell(state, operation);
      if (operation.told !== null && operation.told !== told) continue;
      const found = search(next, but(left, at));
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

/** Those that may come next: asked for before any of the others was responded to. */
function nextOf(history: readonly Operation[], left: readonly number[]): readonly number[] {
  const responded = left.map((at) => history[at]?.acknowledged ?? Number.POSITIVE_INFINITY);
  const earliest = Math.min(...responded);
  return left.filter((at) => (history[at]?.invoked ?? 0) <= earliest);
}

/** A text that two situations share only if they are the same. */
function keyOf({ seated, offered, line }: LineState, left: readonly number[], all: number): string {
  // All that are left from some point on are told by that point.
  let end = left.length;
  while (end > 0 && left[end - 1] === all - 1 - (left.length - end)) end -= 1;
  return [
    seated.toSorted(),
    offered.toSorted(),
    line,
    left.slice(0, end),
    [end - left.length],
  ].join(';');
}
