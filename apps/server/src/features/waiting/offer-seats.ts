import { randomInt } from 'node:crypto';
import { type NextOffers, nextOffers } from '@pratibha/domain/waiting/next-offers';
import { offerUntil } from '@pratibha/domain/waiting/offer-time';
import {
  type PassedOver,
  seatsToOffer,
  startOf,
  whyNoOffers,
  whyPassedOver,
} from '@pratibha/domain/waiting/waiting-lists';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { notify } from '../notifications/notifications.ts';
import {
  countLine,
  countUndoable,
  type EventInLine,
  endWaiting,
  findInLine,
  holdLine,
  holdPeople,
  type InLine,
  settingsOf,
  writeOffers,
  writePassedOver,
} from './line.queries.ts';

/** One in line with why they may not register. */
export type Judged = InLine & { readonly why: PassedOver | null };

/** Who waits, judged by what the event asks. */
export function judgedLine(event: EventInLine, line: readonly InLine[]): readonly Judged[] {
  return line.map((each) => {
    const { is_active: isActive, is_internal: isInternal } = each;
    const isProfileComplete = each.is_profile_complete;
    return { ...each, why: whyPassedOver(event, { isActive, isInternal, isProfileComplete }) };
  });
}

export function hasNoOffer({ offered_until }: Pick<InLine, 'offered_until'>): boolean {
  return offered_until === null;
}

/**
 * Ends the offers of an event whose time is over, and offers every seat that is free to whoever is
 * next; each is told. All under the lock of the seats, so that of two who do this at once the
 * second finds nothing left to do.
 */
export async function offerSeats(db: Kysely<DB>, eventId: number, now: Date): Promise<void> {
  const event = await holdLine(db, eventId);
  if (event === undefined) return;
  await endOver(db, event, now);
  const line = judgedLine(event, await findInLine(db, eventId));
  if (event.status === 'DELETED') await tellOfDeletion(db, event, line, now);
  const held = line.filter((each) => !hasNoOffer(each)).length;
  if (whyNoOffers({ event, list: settingsOf(event) }, now) === null) {
    const undoable = await countUndoable(db, eventId, now);
    const free = seatsToOffer({ ...event, held }, undoable);
    const draw = settingsOf(event).by_lot ? randomInt : null;
    await tellAll(db, event, nextOffers(line.filter(hasNoOffer), free, draw), now);
  }
  await countLine(db, eventId);
}

/** Ends what is over: offers whose time is, and waiting of who is registered by now. */
async function endOver(db: Kysely<DB>, event: EventInLine, now: Date): Promise<void> {
  const line = await findInLine(db, event.id);
  const registered = line.filter(({ is_registered }) => is_registered);
  const expired = line.filter(
    ({ is_registered, offered_until: until }) => !is_registered && until !== null && until <= now,
  );
  const over = [...registered, ...expired];
  await holdPeople(
    db,
    over.map(({ user_id }) => user_id),
  );
  await endWaiting(db, idsOf(registered), 'left', now);
  const ended = await endWaiting(db, idsOf(expired), 'expired', now);
  await notify(
    db,
    ended.map(({ id, user_id: userId }) => {
      const params = { event_id: event.id, waiting_id: id };
      return { kind: 'offer-expired', params, userId, at: now } as const;
    }),
  );
}

/** Tells everybody who waits, or has an offer, once; their rows stay, as it may be restored. */
async function tellOfDeletion(
  db: Kysely<DB>,
  event: EventInLine,
  line: readonly InLine[],
  now: Date,
): Promise<void> {
  await notify(
    db,
    line.map(({ id, user_id: userId }) => {
      const params = { event_id: event.id, waiting_id: id };
      return { kind: 'awaited-event-deleted', params, userId, at: now } as const;
    }),
  );
}

function idsOf(rows: readonly { readonly id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

async function tellAll(
  db: Kysely<DB>,
  event: EventInLine,
  { offered, passedOver }: NextOffers<Judged>,
  now: Date,
): Promise<void> {
  const anew = passedOver.filter(({ why, passed_over }) => why !== passed_over);
  const people = [...offered, ...anew].map(({ user_id }) => user_id);
  const there = await holdPeople(db, people);
  const isThere = ({ user_id }: InLine) => there.has(user_id);
  await makeOffers(db, event, offered.filter(isThere), { now, by: null, reason: null });
  await writePassedOver(
    db,
    anew.filter(isThere).map(({ id, why }) => ({ id, why })),
  );
  await notify(
    db,
    anew.flatMap(({ id, user_id: userId, why }) => {
      // Whose account is closed was told so.
      if (why === null || why === 'suspended') return [];
      const params = { event_id: event.id, waiting_id: id, why };
      return [{ kind: 'passed-over', params, userId, at: now } as const];
    }),
  );
}

type How = { readonly now: Date; readonly by: number | null; readonly reason: string | null };

/**
 * Offers a seat to each of these people, who are held, and tells them; to be called under the lock
 * of the seats.
 *
 * @returns how many have one now
 */
export async function makeOffers(
  db: Kysely<DB>,
  event: EventInLine,
  people: readonly InLine[],
  how: How,
): Promise<number> {
  const { offer_hours: hours } = settingsOf(event);
  const starts = startOf(event);
  const offers = people.flatMap(({ id, is_reached: isReached }) => {
    const until = offerUntil({ hours, isReached, starts }, how.now);
    return until === null ? [] : [{ id, until }];
  });
  const made = await writeOffers(db, offers, how);
  await notify(
    db,
    made.map(({ id, user_id: userId, until }) => {
      const params = { event_id: event.id, waiting_id: id, at: until.toISOString() };
      return { kind: 'seat-offered', params, userId, at: how.now } as const;
    }),
  );
  return made.length;
}
