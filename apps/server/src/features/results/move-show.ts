import type * as calls from '@pratibha/contract/shows';
import { isLastAward, whyNotMove } from '@pratibha/domain/results/show';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import type { LiveEdition } from '../editions/editions.ts';
import type { RoundRow } from '../judging/judging.ts';
import { settleSnapshot } from './results.queries.ts';
import { auditedOf, lockResults } from './settle-results.ts';
import { type AwardToShow, stepsUnderWay } from './show-steps.ts';
import { findShow, writeRevealed, writeShow } from './shows.queries.ts';
import { screenView } from './shows.view.ts';
import { TELL_RESULTS } from './tell-results.ts';

/**
 * Moves a show by one step. The step of an award releases it everywhere, the last one everything
 * else with it; back shows what was told before, and takes nothing back.
 */
export function moveShow(edition: LiveEdition): UseCase<typeof calls.moveShow, RoundRow> {
  return async (ctx, { body, found }) => {
    const locked = await lockResults(ctx, found);
    const { round } = locked;
    const show = await findShow(ctx.db, round.id);
    const steps = await stepsUnderWay(ctx, edition, show);
    const to = body.to === 'next' ? body.step + 1 : body.step - 1;
    refuse(whyNotMove(body, show.is_running ? show : null, { to, steps: steps.length }));
    await writeShow(ctx.db, round.id, { step: to });
    const moved = { ...show, step: to };
    const at = steps[to];
    if (body.to === 'back' || at?.kind !== 'award' || show.snapshot_id === null) {
      return screenView(moved, steps);
    }
    await reveal(ctx, locked, { award: at.award, isLast: isLastAward(steps, to) });
    const out = { ...at, award: { ...at.award, isOut: true } };
    return screenView(moved, steps.with(to, out));
  };
}

type Locked = Awaited<ReturnType<typeof lockResults>>;
type Revealed = { readonly award: AwardToShow; readonly isLast: boolean };

async function reveal(
  ctx: Context,
  { round, frozen, state }: Locked,
  { award, isLast }: Revealed,
): Promise<void> {
  if (state === 'waiting') throw new Refused('show-release-waits');
  if (frozen === null) throw new Refused('results-not-frozen');
  ctx.resultsChanged();
  const subject = ['results', frozen.id] as const;
  if (award.id !== null && !award.isOut) {
    await writeRevealed(ctx.db, award.id, ctx.now);
    await ctx.audit({
      action: 'results.revealed',
      subject,
      changes: { ...auditedOf(round, frozen), award: award.place },
    });
  }
  if (!isLast || state === 'released') return;
  await settleSnapshot(ctx.db, frozen.id, { released_at: ctx.now, released_by: ctx.actor.id });
  await ctx.audit({
    action: 'results.released',
    subject,
    changes: { ...auditedOf(round, frozen), at: ctx.now.toISOString() },
  });
  await ctx.jobs.add({ kind: TELL_RESULTS, payload: { id: frozen.id } });
}
