import type * as calls from '@pratibha/contract/presentations';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { writePlan } from './presentations.queries.ts';
import { holdOrder, roundPresentations } from './round-presentations.ts';
import type { RoundRow } from './rounds.queries.ts';

/** Says when and where works are presented. */
export const planPresentations: UseCase<typeof calls.planPresentations, RoundRow> = async (
  ctx,
  { body, found },
) => {
  const { round } = await holdOrder(ctx, found.id);
  await writePlan(ctx.db, round.id, body);
  await ctx.audit({
    action: 'round.presentations-planned',
    subject: ['round', round.id],
    changes: { event_id: round.event_id, room: body.room },
  });
  return roundPresentations(ctx, round.id);
};
