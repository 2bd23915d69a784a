import type * as calls from '@pratibha/contract/held-decisions';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { findAdminEvent } from '../events/events.ts';
import { releaseHeld, removeHeld } from './held-decisions.queries.ts';

type Settling = { readonly id: number };

export const findEventToSettle: Find<typeof calls.settleHeldDecisions, Settling> = (ctx, { id }) =>
  findAdminEvent(ctx.db, id);

/**
 * Sends messages that are held, or removes them; what somebody else has settled meanwhile stays so.
 */
export const settleHeldDecisions: UseCase<typeof calls.settleHeldDecisions, Settling> = async (
  ctx,
  { body, found },
) => {
  const settle = body.become === 'sent' ? releaseHeld : removeHeld;
  const settled = await settle(ctx.db, found.id, body.ids);
  if (settled > 0) {
    await ctx.audit({
      action: body.become === 'sent' ? 'event.decisions-sent' : 'event.decisions-removed',
      subject: ['event', found.id],
      changes: { messages: settled },
    });
  }
  return { settled };
};
