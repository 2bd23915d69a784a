import type * as calls from '@pratibha/contract/results';
import { whyNotRelease } from '@pratibha/domain/results/result-state';
import { refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import type { LiveEdition } from '../editions/editions.ts';
import type { RoundRow } from '../judging/judging.ts';
import { settleSnapshot } from './results.queries.ts';
import { roundResults } from './results.view.ts';
import { asSeen, auditedOf, lockResults } from './settle-results.ts';
import { TELL_RESULTS } from './tell-results.ts';
import { isAnotherThere } from './who-approves.ts';

/** Releases results now or at an instant, which is compared with the clock when they are read. */
export function releaseResults(
  edition: LiveEdition,
): UseCase<typeof calls.releaseResults, RoundRow> {
  return async (ctx, { body, found }) => {
    const { round, frozen, state } = await lockResults(ctx, found);
    const at = body.at === null ? null : new Date(body.at);
    const needsApproval =
      state === 'frozen' && frozen !== null && (await isAnotherThere(ctx, round, frozen.frozen_by));
    refuse(whyNotRelease({ state, needsApproval }, at, ctx.now));
    const snapshot = asSeen(frozen, body.number);
    const releasedAt = at ?? ctx.now;
    await settleSnapshot(ctx.db, snapshot.id, {
      ...{ released_at: releasedAt, released_by: ctx.actor.id },
    });
    await ctx.audit({
      action: 'results.released',
      subject: ['results', snapshot.id],
      changes: { ...auditedOf(round, snapshot), at: releasedAt.toISOString() },
    });
    if (at === null) ctx.resultsChanged();
    if (at === null) await ctx.jobs.add({ kind: TELL_RESULTS, payload: { id: snapshot.id } });
    return roundResults(ctx, edition, round);
  };
}
