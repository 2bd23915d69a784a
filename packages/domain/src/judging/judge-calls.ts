import { onlyErrors, textError } from '../text/text-rule.ts';
import type { JudgingRefusal } from './judging-refusals.ts';
import type { SaidFieldError } from './pauses.ts';
import { type RoundFacts, roundState } from './rounds.ts';

/** Code points of what a judge calls an organiser for. */
export const CALL_LIMIT = 200;

/** What is wrong with the line of a call. */
export function callErrors({ line }: { readonly line: string }) {
  return onlyErrors<'line', SaidFieldError>({
    line: textError(line, { field: 'line', limit: CALL_LIMIT, isRequired: true }),
  });
}

/** Why a judge may not call now, or null: each has one call at a time, while the round runs. */
export function whyNotCall(
  facts: { readonly round: RoundFacts; readonly hasOpenCall: boolean },
  now: Date,
): JudgingRefusal | null {
  if (roundState(facts.round, now) !== 'open') return 'round-not-running';
  return facts.hasOpenCall ? 'call-is-open' : null;
}
