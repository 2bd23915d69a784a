import type * as calls from '@pratibha/contract/waiting';
import { Refused } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { liveOfferOf } from './accept-offer.ts';
import { holdOwnLine, ownLineAfterwards } from './join-waiting-list.ts';
import { endWaiting } from './line.queries.ts';
import type { OwnLineRow } from './own-waiting.queries.ts';

export const findOfferToDecline: Find<typeof calls.declineOffer, OwnLineRow> = (ctx, params) =>
  holdOwnLine(ctx, params);

/** Lets the seat that is held for the person go on to the next. */
export const declineOffer: UseCase<typeof calls.declineOffer, OwnLineRow> = async (
  ctx,
  { found },
) => {
  const offer = liveOfferOf(found, ctx.now);
  if (offer === null) throw new Refused('no-offer');
  await endWaiting(ctx.db, [offer], 'declined', ctx.now);
  await ctx.audit({
    action: 'waiting.declined',
    subject: ['waiting', offer],
    changes: { event_id: [found.id, null] },
  });
  return ownLineAfterwards(ctx, found.id);
};
