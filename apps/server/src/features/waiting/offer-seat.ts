import type * as calls from '@pratibha/contract/waiting-lists';
import { isOutOfOrder } from '@pratibha/domain/waiting/next-offers';
import { seatsToOffer, whyNoOffers } from '@pratibha/domain/waiting/waiting-lists';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import {
  countLine,
  countUndoable,
  type EventInLine,
  findInLine,
  holdLine,
  holdPeople,
  settingsOf,
} from './line.queries.ts';
import { hasNoOffer, judgedLine, makeOffers } from './offer-seats.ts';
import { findWaiting } from './settings.queries.ts';
import { listAsItIs } from './update-waiting-list.ts';

type Endpoint = typeof calls.offerSeat;
type Found = { readonly event: EventInLine; readonly id: number };

export const findWaitingToOffer: Find<Endpoint, Found> = async (ctx, { id }) => {
  const waiting = await findWaiting(ctx.db, id);
  const event = waiting && (await holdLine(ctx.db, waiting.event_id));
  return event && { event, id };
};

/**
 * Offers a seat that is free to one who waits. Nobody is passed over unseen: out of order a reason
 * is asked for, which stays with the offer.
 */
export const offerSeat: UseCase<Endpoint, Found> = async (ctx, { body, found: { event, id } }) => {
  const list = settingsOf(event);
  refuse(whyNoOffers({ event, list }, ctx.now));
  const line = judgedLine(event, await findInLine(ctx.db, event.id));
  const one = line.find((each) => each.id === id);
  if (one === undefined) throw new Refused('not-found');
  if (!hasNoOffer(one)) throw new Refused('offered-already');
  if (one.why !== null) throw new Refused('may-not-register');
  const undoable = await countUndoable(ctx.db, event.id, ctx.now);
  if (seatsToOffer(event, undoable) === 0) throw new Refused('no-seat-to-offer');
  const isPast = isOutOfOrder(line.filter(hasNoOffer), id, list.by_lot);
  if (isPast && body.reason === null) throw new Refused('out-of-order');
  await holdPeople(ctx.db, [one.user_id]);
  const made = await makeOffers(ctx.db, event, [one], {
    ...{ now: ctx.now, by: ctx.actor.id, reason: isPast ? body.reason : null },
  });
  if (made === 0) throw new Refused('starts-too-soon');
  await countLine(ctx.db, event.id);
  await ctx.audit({
    action: 'waiting.offered',
    subject: ['waiting', id],
    changes: { event_id: event.id, ...(isPast ? { reason: body.reason } : {}) },
  });
  return listAsItIs(ctx, event.id);
};
