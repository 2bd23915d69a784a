import { onlyErrors, type TextError, textError } from '../text/text-rule.ts';
import type { JudgingRefusal } from './judging-refusals.ts';
import { type RoundFacts, roundState } from './rounds.ts';
import type { SheetState } from './score-sheets.ts';

/** Code points of what judges are told while a round is paused. */
export const PAUSE_LIMIT = 300;

/** What can be wrong with what is said in a few words while a round is judged. */
export type SaidFieldError = TextError<'pause' | 'line'>;

/** What is wrong with the sentence of a pause. */
export function pauseErrors({ sentence }: { readonly sentence: string }) {
  return onlyErrors<'sentence', SaidFieldError>({
    sentence: textError(sentence, { field: 'pause', limit: PAUSE_LIMIT, isRequired: true }),
  });
}

/** Why a round may not be paused, or null. */
export function whyNotPause(round: RoundFacts, now: Date): JudgingRefusal | null {
  if (round.paused_at) return 'round-is-paused';
  return roundState(round, now) === 'open' ? null : 'round-not-running';
}

/**
 * By how many milliseconds every end moves when it goes on; none where the clock was set back
 * meanwhile.
 */
export function pauseLength(pausedAt: Date, now: Date): number {
  return Math.max(0, now.getTime() - pausedAt.getTime());
}

/**
 * As what a sheet is kept that arrives during a pause: a first one as begun, so that nothing is
 * lost. Null: it is refused, as it would undo what was sent.
 */
export function keptInPause(wanted: SheetState, before: SheetState | null): SheetState | null {
  if (wanted === 'begun') return 'begun';
  return wanted === 'sent' && (before === null || before === 'begun') ? 'begun' : null;
}
