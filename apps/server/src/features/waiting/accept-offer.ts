import type * as calls from '@pratibha/contract/waiting';
import { isClass } from '@pratibha/domain/events/event-kind';
import { questionsOf } from '@pratibha/domain/questions/questions';
import { whyIsGone } from '@pratibha/domain/refusals';
import { whyPassedOver } from '@pratibha/domain/waiting/waiting-lists';
import type { Database } from '../../platform/db/pool.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { Find, Steps, UseCase } from '../../platform/serve/use-case.ts';
import type { SignedIn } from '../../platform/session/session.ts';
import { wrongByFullOptions } from '../events/events.ts';
import { notify } from '../notifications/notifications.ts';
import {
  findOwnRegistration,
  refusedAnswers,
  userRegistrationView,
} from '../registrations/registrations.ts';
import { holdTaker, refuseOverlap } from '../workshops/workshops.ts';
import { holdOwnLine } from './join-waiting-list.ts';
import { countLine, endWaiting } from './line.queries.ts';
import { offerSeats } from './offer-seats.ts';
import { isOfferOver, type OwnLineRow, registerByOffer } from './own-waiting.queries.ts';
import { holdWaitingAnswers } from './waiting-answers.queries.ts';

type Endpoint = typeof calls.acceptOffer;

/** The id of who waits with an offer that stands; else null. */
export function liveOfferOf(row: OwnLineRow, now: Date): number | null {
  const { waiting_id, offered_until: until } = row;
  return until !== null && until > now ? waiting_id : null;
}

/**
 * Ends an offer that is over in its own transaction first: who is told that it is over is never
 * told otherwise, also when the demo's clock goes back.
 */
export function endOverFirst(
  database: Pick<Database, 'kysely'>,
): NonNullable<Steps<Endpoint, OwnLineRow, void>['prepare']> {
  return async ({ db, actor, now }, { id }) => {
    const isOver = await isOfferOver(db, { eventId: id, userId: actor.id, now });
    if (isOver) await inTransaction(database, (own) => offerSeats(own, id, now));
  };
}

export const findOfferToAccept: Find<Endpoint, OwnLineRow> = (ctx, params) =>
  holdOwnLine(ctx, params, { withOptions: true });

/**
 * An option that was chosen in line may be full once the seat is there. The offer stands, and the
 * person chooses another one. The answers are held, so that those of another tab are judged, or
 * come too late.
 */
async function refuseFullOptions({ db, actor }: Context<SignedIn>, eventId: number): Promise<void> {
  const own = await holdWaitingAnswers(db, { eventId, userId: actor.id });
  if (own === undefined) return;
  const questions = questionsOf(own.event_questions);
  const full = await wrongByFullOptions(db, {
    ...{ eventId, asked: 'registration', questions, given: own, before: null },
  });
  if (full.length > 0) throw refusedAnswers(full);
}

/** Registers the person by the seat that is held for them, with the answers that they gave. */
export const acceptOffer: UseCase<Endpoint, OwnLineRow, void> = async (ctx, { found }) => {
  if (found.is_registered) throw new Refused('already-registered');
  const offer = liveOfferOf(found, ctx.now);
  if (offer === null) throw new Refused('no-offer');
  refuse(whyIsGone(found));
  const why = whyPassedOver(found, { ...ctx.actor, isActive: true });
  if (why !== null && why !== 'suspended') throw new Refused(why);
  if (isClass(found)) {
    await holdTaker(ctx.db, ctx.actor.id);
    await refuseOverlap(ctx.db, { id: found.id, userId: ctx.actor.id });
  }
  await refuseFullOptions(ctx, found.id);
  const id = await registerByOffer(ctx.db, offer, ctx.now);
  if (id === undefined) throw new Refused('already-registered');
  await endWaiting(ctx.db, [offer], 'accepted', ctx.now);
  await countLine(ctx.db, found.id);
  const params = { event_id: found.id, registration_id: id };
  const told = { kind: 'registration-received', params } as const;
  await notify(ctx.db, [{ ...told, userId: ctx.actor.id, at: ctx.now }]);
  await ctx.audit({
    action: 'registration.created',
    subject: ['registration', id],
    changes: { event_id: [null, found.id], status: [null, 'PENDING'], waiting_id: [null, offer] },
  });
  const row = await findOwnRegistration(ctx.db, ctx.actor.id, id);
  if (row === undefined) throw new Error(`registration ${id} is not there after it was made`);
  return userRegistrationView(row, ctx.now);
};
