import { number, oneOf, orNull } from '../value.ts';
import type { JudgingRefusal } from './judging-refusals.ts';
import { type RoundFacts, roundState } from './rounds.ts';

/**
 * How works are judged: wherever the judge is, at the stand where the work is shown, or in a room
 * to which works come one after the other.
 */
export const ROUND_MANNERS = ['remote', 'at-the-stand', 'presented'] as const;
export type RoundManner = (typeof ROUND_MANNERS)[number];

/** What is settled of a round's manner. */
export const MANNER_FIELDS = {
  manner: oneOf(...ROUND_MANNERS),
  /** Minutes that a judge's clock shows for a work; null: none. Nothing is cut off. */
  clock_minutes: orNull(number(1, 120)),
} as const;

type Mannered = RoundFacts & { readonly manner: RoundManner };

/** Why a round may not be judged in this manner, or null: judges of an open one were told of it. */
export function whyNotSettleManner(round: Mannered, manner: RoundManner): JudgingRefusal | null {
  return round.opened_at !== null && round.manner !== manner ? 'round-is-open' : null;
}

/** Why the works of a round cannot be assigned beforehand, or null. */
export function whyNotPropose({ manner }: Pick<Mannered, 'manner'>): JudgingRefusal | null {
  if (manner === 'remote') return null;
  return manner === 'presented' ? 'assigned-by-order' : 'assigned-at-the-stand';
}

/** Why works of a round are given no stands, and these are not told, or null. */
export function whyNotGiveStands(round: Mannered, now: Date): JudgingRefusal | null {
  if (round.manner !== 'at-the-stand') return 'not-at-the-stand';
  if (round.opened_at === null) return 'round-not-open';
  return roundState(round, now) === 'over' ? 'round-over' : null;
}

/** Why nobody goes from stand to stand now, or null. */
export function whyNotGo(round: Mannered, now: Date): JudgingRefusal | null {
  if (round.manner !== 'at-the-stand') return 'not-at-the-stand';
  const state = roundState(round, now);
  if (state === 'over') return 'round-over';
  if (state !== 'open') return 'judging-not-begun';
  return round.paused_at ? 'judging-paused' : null;
}

/**
 * Why a judge may not say now where they stood without a network, or null. In a pause and after the
 * window they may: whether a sheet is sent, and counts, is asked of the sheet.
 */
export function whyNotHaveStood(round: Mannered, now: Date): JudgingRefusal | null {
  if (round.manner !== 'at-the-stand') return 'not-at-the-stand';
  const state = roundState(round, now);
  return state === 'open' || state === 'over' ? null : 'judging-not-begun';
}
