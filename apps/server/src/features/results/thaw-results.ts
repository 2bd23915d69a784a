import type * as calls from '@pratibha/contract/results';
import { whyNotThaw } from '@pratibha/domain/results/result-state';
import { refuse, refuseField } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import type { LiveEdition } from '../editions/editions.ts';
import type { RoundRow } from '../judging/judging.ts';
import { settleSnapshot } from './results.queries.ts';
import { roundResults } from './results.view.ts';
import { asSeen, auditedOf, lockResults } from './settle-results.ts';

/**
 * Thaws results with a reason, so that the round can change and approval begins anew. Those that
 * are out stay so until corrected ones are released.
 */
export function thawResults(edition: LiveEdition): UseCase<typeof calls.thawResults, RoundRow> {
  return async (ctx, { body: { number, reason }, found }) => {
    if (reason === null) {
      return refuseField({ pointer: '/reason', error: { code: 'reason-missing' } });
    }
    const { round, frozen, state } = await lockResults(ctx, found);
    refuse(whyNotThaw({ state }));
    const snapshot = asSeen(frozen, number);
    await settleSnapshot(ctx.db, snapshot.id, {
      ...{ thawed_at: ctx.now, thawed_by: ctx.actor.id, thaw_reason: reason },
      ...(state === 'waiting' ? { released_at: null, released_by: null } : {}),
    });
    await ctx.audit({
      action: 'results.thawed',
      subject: ['results', snapshot.id],
      changes: { ...auditedOf(round, snapshot), reason },
    });
    return roundResults(ctx, edition, round);
  };
}
