import type { RoundPresentations } from '@pratibha/contract/presentations';
import { whyNotPlan } from '@pratibha/domain/judging/presentations';
import type { Context } from '../../platform/serve/context.ts';
import { refuse } from '../../platform/serve/refused.ts';
import { findConflicts, insertAssignments } from './assignments.queries.ts';
import { findJudges } from './judges.queries.ts';
import { findPlan, findPresentations } from './presentations.queries.ts';
import { roundPresentationsView } from './presentations.view.ts';
import { holdStands } from './round-stands.ts';
import type { RoundRow } from './rounds.queries.ts';

/** All that organisers are told of the presentations of a round. */
export async function roundPresentations(
  { db }: Context,
  roundId: number,
): Promise<RoundPresentations> {
  const plan = await findPlan(db, roundId);
  return roundPresentationsView(roundId, plan, await findPresentations(db, roundId));
}

/** A round whose order changes; whoever else changes it, or joins its panel, waits. */
export async function holdOrder(ctx: Context, roundId: number) {
  const round = await holdStands(ctx, roundId);
  refuse(whyNotPlan(round, ctx.now));
  const plan = await findPlan(ctx.db, round.id);
  const works = await findPresentations(ctx.db, round.id);
  const facts = {
    hasPlan: plan !== undefined,
    isPublished: plan !== undefined && plan.published_at !== null,
    places: works.filter(({ place }) => place !== null).length,
  };
  return { round, works, facts };
}

/**
 * Gives every judge who has accepted every work in the order of the presentations, once that is
 * published; none with which they have a conflict.
 */
export async function giveToPanel(
  { db }: Pick<Context, 'db'>,
  round: Pick<RoundRow, 'id' | 'manner'>,
): Promise<void> {
  const plan = round.manner === 'presented' ? await findPlan(db, round.id) : undefined;
  if (!plan?.published_at) return;
  const conflicts = await findConflicts(db, round.id);
  const works = (await findPresentations(db, round.id)).filter(({ place }) => place !== null);
  const judges = (await findJudges(db, round.id)).filter(({ state }) => state === 'accepted');
  const isInConflict = (judgeId: number, workId: number) =>
    conflicts.some((each) => each.judge_id === judgeId && each.submission_id === workId);
  const pairs = works.flatMap(({ submission_id: workId }) =>
    judges.map(({ id: judgeId }) => ({ judgeId, workId })),
  );
  await insertAssignments(
    db,
    round.id,
    pairs.filter(({ judgeId, workId }) => !isInConflict(judgeId, workId)),
  );
}
