import { fields, list, number, type Of, orNull, text, type WrongValue } from '../value.ts';
import { wrongIn } from '../wrong-in.ts';
import type { JudgeState } from './judges.ts';
import type { JudgingRefusal } from './judging-refusals.ts';
import type { RoundRefusal } from './round-refusals.ts';
import { type RoundFacts, roundState } from './rounds.ts';

export const NOMINATION_LIMITS = { titles: 3, title: 100, reason: 1_000 } as const;

/** For what works of a round may be nominated: one that there is already by its id. */
const TITLES = fields({
  titles: list(
    fields({ id: orNull(number(1, 2_147_483_647)), title: text(NOMINATION_LIMITS.title) }),
    { most: NOMINATION_LIMITS.titles },
  ),
});
export type NominationTitles = Of<typeof TITLES>;

/** Everything wrong in the titles, by JSON pointers. Takes any JSON value. */
export function nominationTitleErrors(titles: unknown): WrongValue[] {
  return wrongIn(TITLES, titles);
}

/** Why they may not be saved so, or null: what a judge has used stays. */
export function whyNotChangeTitles(facts: {
  readonly round: RoundFacts;
  /** The ids of those for which a work is nominated. */
  readonly used: readonly number[];
  readonly after: NominationTitles;
  readonly now: Date;
}): RoundRefusal | JudgingRefusal | null {
  if (roundState(facts.round, facts.now) === 'over') return 'round-over';
  const kept = new Set(facts.after.titles.map(({ id }) => id));
  return facts.used.every((id) => kept.has(id)) ? null : 'nomination-in-use';
}

/** Why a judge may not nominate now, or null: while the round is open, and no day later. */
export function whyNotNominate(
  facts: { readonly round: RoundFacts; readonly judgeState: JudgeState },
  now: Date,
): RoundRefusal | null {
  const isOpen = roundState(facts.round, now) === 'open';
  return isOpen && facts.judgeState === 'accepted' ? null : 'not-nominating';
}
