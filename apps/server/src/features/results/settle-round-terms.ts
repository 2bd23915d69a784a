import type * as calls from '@pratibha/contract/result-terms';
import type { RoundTerms } from '@pratibha/contract/result-terms';
import { type ResultTerms, whyNotSettleTerms } from '@pratibha/domain/results/result-terms';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { isFrozen, lockRound, type RoundRow } from '../judging/judging.ts';
import { findTerms, writeTerms } from './result-terms.queries.ts';

/**
 * Says for how long one may ask about a result, and whether judges are named with it. The round is
 * held: it is neither opened nor frozen meanwhile.
 */
export const settleRoundTerms: UseCase<typeof calls.settleRoundTerms, RoundRow> = async (
  ctx,
  { body: after, found },
) => {
  const round = await lockRound(ctx.db, found.id);
  if (!round) throw new Refused('not-found');
  const before = await findTerms(ctx.db, round.id);
  const frozen = await isFrozen(ctx.db, round.id);
  const isOpened = round.opened_at !== null;
  refuse(whyNotSettleTerms({ before, after, isOpened, isFrozen: frozen }));
  await writeTerms(ctx.db, round.id, after);
  const changes: Record<string, unknown> = { event_id: round.event_id };
  for (const field of ['asks_hours', 'names_judges'] as const) {
    if (before[field] !== after[field]) changes[field] = [before[field], after[field]];
  }
  await ctx.audit({ action: 'round.terms-settled', subject: ['round', round.id], changes });
  ctx.resultsChanged();
  return roundTermsView(round, after);
};

/** What is said of a round, as its organisers read it. */
export function roundTermsView(
  { opened_at }: Pick<RoundRow, 'opened_at'>,
  { asks_hours, names_judges }: ResultTerms,
): RoundTerms {
  return { asks_hours, names_judges, may_name: opened_at === null };
}
