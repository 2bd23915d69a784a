import type { RoundPresentations } from '@pratibha/contract/presentations';
import { whyNotPlan } from '@pratibha/domain/judging/presentations';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import { notify } from '../notifications/notifications.ts';
import { findHiddenWorks } from './hidden-works.queries.ts';
import { findPanels } from './panels.queries.ts';
import {
  countTold,
  findPlan,
  findPresentations,
  holdAuthors,
  type PlanRow,
  type PresentationRow,
  writeTold,
} from './presentations.queries.ts';
import { isChanged, plannedSlot, roundPresentationsView } from './presentations.view.ts';
import { lockRound, type RoundRow } from './rounds.queries.ts';

/** All that organisers are told of the presentations of a round; nothing of hidden works. */
export async function roundPresentations(
  { db, actor }: Context,
  roundId: number,
): Promise<RoundPresentations> {
  const plan = await findPlan(db, roundId);
  const hidden = await findHiddenWorks(db, roundId, actor.id);
  const rows = (await findPresentations(db, roundId)).filter(
    ({ submission_id }) => !hidden.has(submission_id),
  );
  return roundPresentationsView(roundId, { plan, rows, panels: await findPanels(db, roundId) });
}

/** A round whose order changes; whoever else changes it, or joins its panels, waits. */
export async function holdOrder(ctx: Context, roundId: number) {
  const round = await lockRound(ctx.db, roundId);
  if (!round) throw new Refused('not-found');
  refuse(whyNotPlan(round, ctx.now));
  await holdAuthors(ctx.db, round.id);
  const plan = await findPlan(ctx.db, round.id);
  const all = await findPresentations(ctx.db, round.id);
  const works = all.filter(({ is_in }) => is_in);
  const facts = {
    plan: plan ?? null,
    isPublished: plan !== undefined && plan.published_at !== null,
    places: works.filter(({ place }) => place !== null).length,
    changed: works.filter((row) => isChanged(plan, row)).length,
  };
  return { round, plan, all, works, facts };
}

/** Notes what those who handed these in are told now, and notifies whose time is another. */
export async function tellTimes(
  ctx: Context,
  round: RoundRow,
  { plan, works }: { readonly plan: PlanRow; readonly works: readonly PresentationRow[] },
): Promise<number> {
  const changed = works.filter((work) => isChanged(plan, work));
  if (changed.length === 0) return 0;
  const version = await countTold(ctx.db, round.id);
  const told = [];
  for (const work of changed) {
    const slot = plannedSlot(plan, work);
    if (slot === null) continue;
    await writeTold(ctx.db, { roundId: round.id, workId: work.submission_id }, slot);
    const params = {
      ...{ event_id: round.event_id, round_id: round.id, submission_id: work.submission_id },
      ...{ at: slot.starts.toISOString(), version },
    };
    told.push({ kind: 'presentation-time', params, userId: work.user_id, at: ctx.now } as const);
  }
  await notify(ctx.db, told);
  return told.length;
}
