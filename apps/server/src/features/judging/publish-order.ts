import type * as calls from '@pratibha/contract/presentations';
import { whyNotPublishOrder } from '@pratibha/domain/judging/presentations';
import { refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { writeOrderPublished } from './presentations.queries.ts';
import { giveToPanel, holdOrder, roundPresentations } from './round-presentations.ts';
import type { RoundRow } from './rounds.queries.ts';

/** Tells those who handed in when they present, and gives the panel the works in this order. */
export const publishOrder: UseCase<typeof calls.publishOrder, RoundRow> = async (
  ctx,
  { body: { is_published }, found },
) => {
  const { round, facts } = await holdOrder(ctx, found.id);
  if (is_published) refuse(whyNotPublishOrder(facts));
  await writeOrderPublished(ctx.db, round.id, is_published ? ctx.now : null);
  await giveToPanel(ctx, round);
  await ctx.audit({
    action: is_published ? 'round.order-published' : 'round.order-unpublished',
    subject: ['round', round.id],
    changes: { event_id: round.event_id },
  });
  return roundPresentations(ctx, round.id);
};
