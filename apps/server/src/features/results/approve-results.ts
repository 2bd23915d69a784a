import type * as calls from '@pratibha/contract/results';
import { whyNotApprove } from '@pratibha/domain/results/result-state';
import { refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import type { LiveEdition } from '../editions/editions.ts';
import type { RoundRow } from '../judging/judging.ts';
import { settleSnapshot } from './results.queries.ts';
import { roundResults } from './results.view.ts';
import { asSeen, auditedOf, lockResults } from './settle-results.ts';

/** Approves frozen results, as a second person. */
export function approveResults(
  edition: LiveEdition,
): UseCase<typeof calls.approveResults, RoundRow> {
  return async (ctx, { body, found }) => {
    const { round, frozen, state } = await lockResults(ctx, found);
    refuse(whyNotApprove({ state, isOwn: frozen?.frozen_by === ctx.actor.id }));
    const snapshot = asSeen(frozen, body.number);
    await settleSnapshot(ctx.db, snapshot.id, {
      ...{ approved_at: ctx.now, approved_by: ctx.actor.id },
    });
    await ctx.audit({
      action: 'results.approved',
      subject: ['results', snapshot.id],
      changes: auditedOf(round, snapshot),
    });
    return roundResults(ctx, edition, round);
  };
}
