import type * as calls from '@pratibha/contract/presentations';
import { keptPlan, whyNotSavePlan } from '@pratibha/domain/judging/presentations';
import { refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { forgetOrder, writePlan } from './presentations.queries.ts';
import { holdOrder, roundPresentations } from './round-presentations.ts';
import type { RoundRow } from './rounds.queries.ts';

/**
 * Says when and where works are presented; what is published is told as it was until it is again.
 */
export const planPresentations: UseCase<typeof calls.planPresentations, RoundRow> = async (
  ctx,
  { body, found },
) => {
  const { round, plan: before, facts } = await holdOrder(ctx, found.id);
  const plan = keptPlan(body);
  refuse(whyNotSavePlan(facts, plan.rooms.length));
  await writePlan(ctx.db, round.id, plan);
  if (before && before.rooms.length !== plan.rooms.length) await forgetOrder(ctx.db, round.id);
  await ctx.audit({
    action: 'round.presentations-planned',
    subject: ['round', round.id],
    changes: { event_id: round.event_id, rooms: plan.rooms },
  });
  return roundPresentations(ctx, round.id);
};
