import type { ResultRefusal } from './result-refusals.ts';
import type { ShowRefusal } from './show-refusals.ts';

/** What of a snapshot decides where results stand. */
export type SnapshotFacts = {
  readonly approved_at: Date | null;
  /** From when everybody sees it; it may lie ahead. */
  readonly released_at: Date | null;
  readonly thawed_at: Date | null;
  /** When the first of its awards was told by a show. */
  readonly revealed_at?: Date | null;
};

/**
 * `open`: nothing is frozen. `waiting`: its instant lies ahead. `showing`: some of its awards are
 * out, told by a show. `correcting`: what was released was thawed, and is shown until what takes
 * its place is released.
 */
export const RESULT_STATES = [
  'open',
  'frozen',
  'approved',
  'waiting',
  'showing',
  'released',
  'correcting',
] as const;
export type ResultState = (typeof RESULT_STATES)[number];

/** Whether everybody sees it now: the instant is compared, whatever else was told (ADR 51). */
function isReleased({ released_at }: Pick<SnapshotFacts, 'released_at'>, now: Date) {
  return released_at !== null && released_at <= now;
}

/** Where the results of a round stand. */
export function resultState(snapshots: readonly SnapshotFacts[], now: Date): ResultState {
  const frozen = snapshots.find(({ thawed_at }) => thawed_at === null);
  if (frozen === undefined) {
    return snapshots.some((each) => isReleased(each, now)) ? 'correcting' : 'open';
  }
  if (isReleased(frozen, now)) return 'released';
  if (isReleased({ released_at: frozen.revealed_at ?? null }, now)) return 'showing';
  if (frozen.released_at !== null) return 'waiting';
  return frozen.approved_at === null ? 'frozen' : 'approved';
}

function isFrozen(state: ResultState): boolean {
  return state !== 'open' && state !== 'correcting';
}

/** Why results may not be frozen, or null. */
export function whyNotFreeze(facts: {
  readonly state: ResultState;
  /** Whether every end of the round has passed, those of single judges and comments among them. */
  readonly isOver: boolean;
  /** Sheets that count. */
  readonly sheets: number;
  /** Whether a final goes on. */
  readonly hasOpenFinal: boolean;
}): ResultRefusal | null {
  if (isFrozen(facts.state)) return 'results-frozen';
  if (!facts.isOver) return 'round-not-over';
  if (facts.hasOpenFinal) return 'final-goes-on';
  return facts.sheets === 0 ? 'nothing-counts' : null;
}

/** Why this organiser may not approve them, or null. */
export function whyNotApprove(facts: {
  readonly state: ResultState;
  readonly isOwn: boolean;
}): ResultRefusal | null {
  if (!isFrozen(facts.state)) return 'results-not-frozen';
  if (facts.state !== 'frozen') return 'results-approved';
  return facts.isOwn ? 'approval-by-another' : null;
}

/** Why they may not be released, or null. @param at when; null: now */
export function whyNotRelease(
  facts: {
    readonly state: ResultState;
    /** Whether somebody else organises the event and could approve them. */
    readonly needsApproval: boolean;
  },
  at: Date | null,
  now: Date,
): ResultRefusal | ShowRefusal | null {
  if (!isFrozen(facts.state)) return 'results-not-frozen';
  if (facts.state === 'released') return 'results-released';
  if (facts.state === 'showing' && at !== null) return 'show-goes-on';
  if (facts.state === 'frozen' && facts.needsApproval) return 'approval-needed';
  return at !== null && at <= now ? 'release-not-ahead' : null;
}

/** Why an instant that lies ahead may not be called off, or null. */
export function whyNotCallOff({ state }: { readonly state: ResultState }): ResultRefusal | null {
  if (state === 'waiting') return null;
  return state === 'released' ? 'results-released' : 'release-not-waiting';
}

/**
 * Why they may not be thawed, or null; released ones are corrected by it. Once an award was told by
 * a show the rest has to follow first.
 */
export function whyNotThaw({
  state,
}: {
  readonly state: ResultState;
}): ResultRefusal | ShowRefusal | null {
  if (state === 'showing') return 'show-goes-on';
  return isFrozen(state) ? null : 'results-not-frozen';
}
