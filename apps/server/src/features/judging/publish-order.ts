import type * as calls from '@pratibha/contract/presentations';
import { whyNotPublishOrder } from '@pratibha/domain/judging/presentations';
import { refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { giveToPanel } from './panels.ts';
import { writeOrderPublished } from './presentations.queries.ts';
import { holdOrder, roundPresentations, tellTimes } from './round-presentations.ts';
import type { RoundRow } from './rounds.queries.ts';

/**
 * Tells those who handed in when they present, and gives each panel its works; published again,
 * only whose time changed hears of it.
 */
export const publishOrder: UseCase<typeof calls.publishOrder, RoundRow> = async (
  ctx,
  { body: { is_published }, found },
) => {
  const { round, plan, works, facts } = await holdOrder(ctx, found.id);
  const isAsWanted = facts.isPublished === is_published && (!is_published || facts.changed === 0);
  if (is_published) refuse(whyNotPublishOrder(facts));
  // Another organiser was first: nobody is told twice.
  if (plan === undefined || isAsWanted) return roundPresentations(ctx, round.id);
  const at = is_published ? (plan.published_at ?? ctx.now) : null;
  await writeOrderPublished(ctx.db, round.id, at);
  const told = is_published ? await tellTimes(ctx, round, { plan, works }) : 0;
  await giveToPanel(ctx.db, round);
  await ctx.audit({
    action: is_published ? 'round.order-published' : 'round.order-unpublished',
    subject: ['round', round.id],
    changes: { event_id: round.event_id, ...(is_published ? { told } : {}) },
  });
  return roundPresentations(ctx, round.id);
};
