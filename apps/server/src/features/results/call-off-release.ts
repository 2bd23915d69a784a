import type * as calls from '@pratibha/contract/results';
import { whyNotCallOff } from '@pratibha/domain/results/result-state';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import type { LiveEdition } from '../editions/editions.ts';
import type { RoundRow } from '../judging/judging.ts';
import { settleSnapshot } from './results.queries.ts';
import { roundResults } from './results.view.ts';
import { auditedOf, lockResults } from './settle-results.ts';

/** Calls off a release whose instant lies ahead. */
export function callOffRelease(
  edition: LiveEdition,
): UseCase<typeof calls.callOffRelease, RoundRow> {
  return async (ctx, { found }) => {
    const { round, frozen, state } = await lockResults(ctx, found);
    refuse(whyNotCallOff({ state }));
    if (frozen === null) throw new Refused('release-not-waiting');
    await settleSnapshot(ctx.db, frozen.id, { released_at: null, released_by: null });
    await ctx.audit({
      action: 'results.called-off',
      subject: ['results', frozen.id],
      changes: auditedOf(round, frozen),
    });
    return roundResults(ctx, edition, round);
  };
}
