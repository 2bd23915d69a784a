import type { JudgingRefusal } from './judging-refusals.ts';
import type { RoundFacts } from './rounds.ts';
import type { Scores, SheetState } from './score-sheets.ts';

/** Hours after the end in which comments may be finished, at most. */
export const MOST_COMMENT_HOURS = 24;

const HOUR_MS = 3_600_000;

/** Until when comments may be finished; null where they end with the round. */
export function commentsUntil(round: {
  readonly closes_at: Date;
  readonly comment_hours: number;
}): Date | null {
  const { closes_at, comment_hours } = round;
  return comment_hours === 0 ? null : new Date(closes_at.getTime() + comment_hours * HOUR_MS);
}

/** What there is of a sheet before it changes. */
export type KeptScores = {
  readonly state: SheetState;
  readonly is_late: boolean;
  readonly scores: Scores;
};

/**
 * Whether a sheet arrives late. While a round is paused its clock stands still. After the end a
 * sheet that has all its scores since before may have its comment finished, as long as the round
 * says so; other scores are late.
 */
export function arrivesLate(
  facts: {
    readonly round: Pick<RoundFacts, 'closes_at' | 'paused_at'> & {
      readonly comment_hours: number;
    };
    /** Ids of all criteria. */
    readonly criteria: readonly number[];
    readonly before: KeptScores | null;
    readonly after: { readonly state: SheetState; readonly scores: Scores };
  },
  now: Date,
): boolean {
  const { round, criteria, before, after } = facts;
  if ((round.paused_at ?? now) <= round.closes_at) return false;
  const until = commentsUntil(round);
  if (until === null || now > until || before === null || before.is_late) return true;
  if (before.state === 'cannot' || after.state === 'cannot') return true;
  return !criteria.every(
    (id) => before.scores[id] !== undefined && before.scores[id] === after.scores[id],
  );
}

/** Why a judge may not be given this end of their own, or null; it is never before the round's. */
export function whyNotExtend(
  round: RoundFacts,
  end: Date | null,
  now: Date,
): JudgingRefusal | null {
  if (round.opened_at === null) return 'round-not-open';
  return end !== null && (end <= round.closes_at || end <= now) ? 'judge-end-too-early' : null;
}
