import { PLACE_FIELDS } from '@pratibha/domain/events/event-fields';
import { HOLD_BACK_MS } from '@pratibha/domain/notifications/notifications';
import {
  NO_WAITING_LIST,
  type WaitingOutcome,
  type WaitingSettings,
} from '@pratibha/domain/waiting/waiting-lists';
import { type Kysely, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { EVENT_FACTS } from '../events/events.ts';

/** Locks an event (shared) and then its seats, as everybody does who moves one. */
export const holdSeatsOf = prepared(
  (_db, { eventId }: { readonly eventId: number }) => sql`
    with event as (select id from events where id = ${eventId} for share)
    select event_id from event_seats join event on event.id = event_id for update of event_seats`,
);

export function eventsInLine(db: Kysely<DB>) {
  return db
    .selectFrom('events')
    .leftJoin('event_seats', 'event_seats.event_id', 'events.id')
    .leftJoin('waiting_lists', 'waiting_lists.event_id', 'events.id')
    .select([
      'events.id',
      'events.title',
      'events.kind',
      'events.event_date',
      ...PLACE_FIELDS.map((field) => `events.${field}` as const),
      ...EVENT_FACTS,
      'events.capacity',
      'events.event_questions',
      sql<number>`coalesce(event_seats.taken, 0)`.as('taken'),
      sql<number>`coalesce(event_seats.held, 0)`.as('held'),
      sql<number>`coalesce(event_seats.in_line, 0)`.as('in_line'),
      'waiting_lists.is_on',
      'waiting_lists.by_lot',
      'waiting_lists.offer_hours',
      'waiting_lists.after_close',
      'waiting_lists.version as list_version',
    ]);
}
export type EventInLine = Awaited<ReturnType<ReturnType<typeof eventsInLine>['execute']>>[number];

/** What an event has said of its waiting list, or would. */
export function settingsOf(row: EventInLine): WaitingSettings {
  return {
    is_on: row.is_on ?? NO_WAITING_LIST.is_on,
    by_lot: row.by_lot ?? NO_WAITING_LIST.by_lot,
    offer_hours: row.offer_hours ?? NO_WAITING_LIST.offer_hours,
    after_close: row.after_close ?? NO_WAITING_LIST.after_close,
  };
}

/**
 * An event with its seats, which nobody takes, frees, holds or waits for until the transaction
 * ends.
 */
export async function holdLine(db: Kysely<DB>, eventId: number): Promise<EventInLine | undefined> {
  await holdSeatsOf(db, { eventId });
  return findLineOf(db, eventId);
}

const lineOf = prepared((db, { eventId }: { readonly eventId: number }) =>
  eventsInLine(db).where('events.id', '=', eventId),
);

/** The same as it is. */
export async function findLineOf(
  db: Kysely<DB>,
  eventId: number,
): Promise<EventInLine | undefined> {
  return (await lineOf(db, { eventId }))[0];
}

/** Whether a mail of an offer comes to the person of the row `waiting`. */
const isReached = sql<boolean>`(
  (select is_open from mail_queue)
  and not exists (select from refused_addresses where refused_addresses.user_id = waiting.user_id)
  and not exists (
    select from notification_choices as choice
    where choice.user_id = waiting.user_id and choice.kind = 'seat-offered' and not by_mail
  )
)`;

const inLine = prepared((db, { eventId }: { readonly eventId: number }) =>
  db
    .selectFrom('waiting')
    .innerJoin('users', 'users.id', 'waiting.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select([
      'waiting.id',
      'waiting.event_id',
      'waiting.user_id',
      'waiting.since',
      'waiting.offered_at',
      'waiting.offered_until',
      'waiting.offer_reason',
      'waiting.passed_over',
      'users.name as user_name',
      sql<boolean>`users.status = 'ACTIVE'`.as('is_active'),
      'users.is_internal',
      sql<boolean>`profiles.mobile is not null`.as('is_profile_complete'),
      isReached.as('is_reached'),
      sql<boolean>`exists (
        select from registrations
        where registrations.event_id = waiting.event_id
          and registrations.user_id = waiting.user_id
      )`.as('is_registered'),
    ])
    .where('waiting.event_id', '=', eventId)
    .where(sql<boolean>`waiting.ended_at is null`)
    .orderBy('waiting.id'),
);
export type InLine = Awaited<ReturnType<typeof inLine>>[number];

/** Everybody who waits for a seat of an event or has an offer, the first first. */
export function findInLine(db: Kysely<DB>, eventId: number): Promise<readonly InLine[]> {
  return inLine(db, { eventId });
}

/**
 * Seats that were freed by rejections which can still be undone, or a moment ago could: they are
 * offered once the decision is told.
 */
export async function countUndoable(db: Kysely<DB>, eventId: number, now: Date): Promise<number> {
  const after = new Date(now.getTime() - HOLD_BACK_MS);
  const [counted] = await undoable(db, { eventId, after, now });
  return counted?.seats ?? 0;
}

const undoable = prepared(
  (db, { eventId, after, now }: { eventId: number; after: Date; now: Date }) =>
    db
      .selectFrom('registrations')
      .select(sql<number>`count(*)::int`.as('seats'))
      .where('event_id', '=', eventId)
      .where('status', '=', 'REJECTED')
      .where(sql<boolean>`cannot_come_at is null`)
      .where('reviewed_at', '>', after)
      .where('reviewed_at', '<=', now),
);

const peopleHeld = prepared((db, { ids }: { readonly ids: readonly number[] }) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .where(sql<boolean>`erased_at is null`)
    .orderBy('id')
    .forKeyShare(),
);

/**
 * Holds these people against an erasure, in the order of ids, before rows of theirs are changed;
 * who is erased is left out.
 */
export async function holdPeople(
  db: Kysely<DB>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await peopleHeld(db, { ids });
  return new Set(rows.map(({ id }) => id));
}

/**
 * Ends rows of who waits, for good; their answers are kept no longer.
 *
 * @returns whose they were, but for those that had ended by then
 */
export async function endWaiting(
  db: Kysely<DB>,
  ids: readonly number[],
  outcome: WaitingOutcome,
  now: Date,
): Promise<readonly { readonly id: number; readonly user_id: number }[]> {
  return ids.length === 0 ? [] : endAll(db, { ids, outcome, now });
}

type Ending = {
  readonly ids: readonly number[];
  readonly outcome: WaitingOutcome;
  readonly now: Date;
};

const endAll = prepared((db, { ids, outcome, now }: Ending) =>
  db
    .updateTable('waiting')
    .set({ ended_at: now, outcome, answers: sql`'[]'::jsonb`, questions: sql`'{}'::jsonb` })
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .where(sql<boolean>`ended_at is null`)
    .returning(['id', 'user_id']),
);

/** Writes to whom a seat is offered, and until when; who has left meanwhile gets none. */
export async function writeOffers(
  db: Kysely<DB>,
  offers: readonly { readonly id: number; readonly until: Date }[],
  {
    now,
    by,
    reason,
  }: { readonly now: Date; readonly by: number | null; readonly reason: string | null },
): Promise<readonly { readonly id: number; readonly user_id: number; readonly until: Date }[]> {
  if (offers.length === 0) return [];
  const { rows } = await sql<{ id: number; user_id: number; until: Date }>`
    update waiting
    set offered_at = ${now}, offered_until = offer.until, offered_by = ${by}::int,
      offer_reason = ${reason}, passed_over = null
    from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as offer (id int, until timestamptz)
    where waiting.id = offer.id and ended_at is null and offered_until is null
    returning waiting.id, user_id, offered_until as until`.execute(db);
  return rows;
}

/** Writes why each of these was passed over. */
export async function writePassedOver(
  db: Kysely<DB>,
  passed: readonly { readonly id: number; readonly why: string | null }[],
): Promise<void> {
  if (passed.length === 0) return;
  await sql`
    update waiting set passed_over = passed.why
    from jsonb_to_recordset(${JSON.stringify(passed)}::jsonb) as passed (id int, why text)
    where waiting.id = passed.id and ended_at is null`.execute(db);
}

/** Counts the line of an event anew, whose seats are held. */
export async function countLine(db: Kysely<DB>, eventId: number): Promise<void> {
  await sql`select count_line(${eventId})`.execute(db);
}
