/**
 * A waiting list as one thread would keep it, for tests: what everybody is told, and how it stands
 * then. Between any two operations seats may be offered, each to the first who waits, and offers
 * may end whose time is over.
 */

/** What somebody does. The last two are an organiser's. */
export type Doing =
  | 'register'
  | 'withdraw'
  /** Answers otherwise who is registered, or who waits. */
  | 'change'
  | 'choose'
  | 'join'
  | 'leave'
  | 'accept'
  | 'decline'
  /** Offers a seat by hand, for a reason, to one who need not be the first. */
  | 'offer'
  /** Says how many seats there are, and how many of the option. */
  | 'resize';

/** What one was told. */
export type Told =
  | 'done'
  | 'full'
  | 'option-full'
  | 'seats-are-free'
  | 'waiting-already'
  | 'no-offer'
  | 'already-registered'
  /** The registration or the row in line that was meant is not there any more. */
  | 'gone'
  /** Somebody else answered otherwise in between. */
  | 'changed-meanwhile'
  | 'offered-already'
  | 'no-seat-to-offer';

/** How many seats there are. */
type Sizes = {
  readonly capacity: number;
  /** How many may choose the option that has seats; null: there is no end of them. */
  readonly options: number | null;
};

/** What is done, and to whom it is done where that is an organiser's. */
export type Deed = {
  readonly who: number;
  readonly does: Doing;
  /** Whether the answers that come with it choose the option. */
  readonly chooses?: boolean;
  /** Of who resizes. */
  readonly sizes?: Sizes;
};

/** One thing that somebody did, with what they were told. */
export type Operation = Deed & {
  /** By which the server knows it, where that was written down. */
  readonly request?: string;
  /** When it was asked for and when the response came, of any clock that never goes back. */
  readonly invoked: number;
  /** Null: no response came, so it happened at some time after, or never. */
  readonly acknowledged: number | null;
  /** Null where no response came. */
  readonly told: Told | null;
};

/** Who has a seat, who is offered one, and who waits, the first first. */
export type LineState = Sizes & {
  readonly seated: readonly number[];
  readonly offered: readonly number[];
  /** Of these whose time is over, though nobody has ended their offer yet. */
  readonly over: readonly number[];
  readonly line: readonly number[];
  /** Of those who have a seat who has the option. */
  readonly chose: readonly number[];
  /** Of those who wait, or are offered a seat, who wants it; nobody of them holds one. */
  readonly wants: readonly number[];
};

/** All but one. */
function but<T>(all: readonly T[], one: T): readonly T[] {
  return all.includes(one) ? all.filter((each) => each !== one) : all;
}

function hasFreeSeat({ capacity, seated, offered }: LineState): boolean {
  return seated.length + offered.length < capacity;
}

function isFull(state: LineState): boolean {
  return state.line.length > 0 || !hasFreeSeat(state);
}

/** Whether nobody more may have the option. */
function isOptionFull({ options, chose }: LineState): boolean {
  return options !== null && chose.length >= options;
}

/** The same people where it is so already, with or without one. */
function having(all: readonly number[], one: number, isThere = false): readonly number[] {
  if (!isThere) return but(all, one);
  return all.includes(one) ? all : [...all, one];
}

/** Without their place in line, or the seat that is held for them. */
export function ended(state: LineState, who: number): LineState {
  const { offered, over, line, wants } = state;
  return {
    ...state,
    ...{ offered: but(offered, who), over: but(over, who) },
    ...{ line: but(line, who), wants: but(wants, who) },
  };
}

function seat(state: LineState, who: number, chooses = false): LineState {
  const { seated, chose } = state;
  return { ...state, seated: [...seated, who], chose: having(chose, who, chooses) };
}

/** With an offer to one who waits. */
function offeredTo(state: LineState, who: number): LineState {
  return { ...state, offered: [...state.offered, who], line: but(state.line, who) };
}

type Telling = readonly [Told, LineState];

/** What is told and how it is afterwards; whatever is refused leaves the very state that it was. */
export function tell(state: LineState, deed: Deed & { readonly told?: Told | null }): Telling {
  const { who, does, chooses, sizes } = deed;
  const { seated, offered, over, line, chose, wants } = state;
  const isSeated = seated.includes(who);
  const isOffered = offered.includes(who);
  const hasOffer = isOffered && !over.includes(who);
  const isWaiting = isOffered || line.includes(who);
  // Meant is one registration or row, and its person may have another by now.
  const isGone = deed.told === 'gone';
  switch (does) {
    case 'register': {
      if (isSeated) return ['already-registered', state];
      if (isFull(state)) return ['full', state];
      if (chooses === true && isOptionFull(state)) return ['option-full', state];
      return ['done', seat(state, who, chooses)];
    }
    case 'withdraw':
      if (!isSeated || isGone) return ['gone', state];
      return ['done', { ...state, seated: but(seated, who), chose: but(chose, who) }];
    case 'change':
      if (!isSeated || isGone) return ['gone', state];
      if (deed.told === 'changed-meanwhile') return [deed.told, state];
      if (chose.includes(who) === (chooses ?? false)) return ['done', state];
      if (chooses === true && isOptionFull(state)) return ['option-full', state];
      return ['done', { ...state, chose: having(chose, who, chooses) }];
    case 'join':
      if (isSeated) return ['already-registered', state];
      if (isWaiting) return ['waiting-already', state];
      if (!isFull(state)) return ['seats-are-free', state];
      return ['done', { ...state, line: [...line, who], wants: having(wants, who, chooses) }];
    case 'choose':
      if (!isWaiting) return ['no-offer', state];
      if (wants.includes(who) === (chooses ?? false)) return ['done', state];
      return ['done', { ...state, wants: having(wants, who, chooses) }];
    case 'leave':
      return isWaiting ? ['done', ended(state, who)] : ['no-offer', state];
    case 'accept':
      if (isSeated) return ['already-registered', state];
      if (!hasOffer) return ['no-offer', state];
      if (wants.includes(who) && isOptionFull(state)) return ['option-full', state];
      return ['done', seat(ended(state, who), who, wants.includes(who))];
    case 'decline':
      return hasOffer ? ['done', ended(state, who)] : ['no-offer', state];
    case 'offer':
      if (isGone || !isWaiting) return ['gone', state];
      if (isOffered) return ['offered-already', state];
      return hasFreeSeat(state) ? ['done', offeredTo(state, who)] : ['no-seat-to-offer', state];
    case 'resize':
      return ['done', { ...state, ...sizes }];
  }
}

/** The seat that is free next goes to the first; null where none is free or nobody waits. */
export function afterOffer(state: LineState): LineState | null {
  const [first] = state.line;
  return first === undefined || !hasFreeSeat(state) ? null : offeredTo(state, first);
}
