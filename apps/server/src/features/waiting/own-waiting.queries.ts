import { type Kysely, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { eventsInLine } from './line.queries.ts';

/** The person's place among those who wait for the event of the row `mine`. */
const RANK = sql<number | null>`case when mine.id is not null then (
  select count(*)::int from waiting as before
  where before.event_id = mine.event_id and before.ended_at is null
    and before.offered_until is null and before.id <= mine.id
) end`;

function ownLines(db: Kysely<DB>, userId: number) {
  return eventsInLine(db)
    .leftJoin('waiting as mine', (join) =>
      join
        .onRef('mine.event_id', '=', 'events.id')
        .on('mine.user_id', '=', userId)
        .on(sql<boolean>`mine.ended_at is null`),
    )
    .select([
      'mine.id as waiting_id',
      'mine.since',
      'mine.offered_until',
      RANK.as('rank'),
      sql<boolean>`exists (
        select from registrations where event_id = events.id and user_id = ${userId}
      )`.as('is_registered'),
    ]);
}
export type OwnLineRow = Awaited<ReturnType<ReturnType<typeof ownLines>['execute']>>[number];

/** The waiting lists that somebody may meet: those that are on, and those in which they wait. */
export function findOwnLines(db: Kysely<DB>, userId: number): Promise<OwnLineRow[]> {
  return ownLines(db, userId)
    .where('events.status', '<>', 'DELETED')
    .where(
      sql<boolean>`(waiting_lists.is_on and events.capacity is not null and events.status = 'ACTIVE')
        or mine.id is not null`,
    )
    .orderBy('events.id')
    .execute();
}

const ownLineOf = prepared((db, { eventId, userId }: { eventId: number; userId: number }) =>
  ownLines(db, userId).where('events.id', '=', eventId),
);

/** One of an event, as this person meets it. */
export async function findOwnLine(
  db: Kysely<DB>,
  of: { readonly eventId: number; readonly userId: number },
): Promise<OwnLineRow | undefined> {
  return (await ownLineOf(db, of))[0];
}

/** Whether the person has an offer whose time is over, which nobody has ended yet. */
export async function isOfferOver(
  db: Kysely<DB>,
  of: { readonly eventId: number; readonly userId: number; readonly now: Date },
): Promise<boolean> {
  return (await offersOver(db, of)).length > 0;
}

const offersOver = prepared(
  (db, { eventId, userId, now }: { eventId: number; userId: number; now: Date }) =>
    db
      .selectFrom('waiting')
      .select('id')
      .where('event_id', '=', eventId)
      .where('user_id', '=', userId)
      .where(sql<boolean>`ended_at is null`)
      .where('offered_until', '<=', now),
);

type NewWaiting = {
  readonly event_id: number;
  readonly user_id: number;
  readonly since: Date;
  readonly answers: readonly unknown[];
  readonly questions: object;
};

/** Puts somebody at the end of a line whose seats are held: ids are given in that order. */
export async function insertWaiting(db: Kysely<DB>, values: NewWaiting): Promise<number> {
  const { id } = await db
    .insertInto('waiting')
    .values({
      ...values,
      answers: JSON.stringify(values.answers),
      questions: JSON.stringify(values.questions),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Turns an offer, whose seat and person are held, into a registration with the answers that were
 * given. The seat is theirs already, so that none is looked for: it is counted as taken instead of
 * held, also where the capacity was lowered meanwhile.
 *
 * @returns the registration's id; undefined where the person has one
 */
export async function registerByOffer(
  db: Kysely<DB>,
  waitingId: number,
  now: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    with created as (
      insert into registrations (event_id, user_id, answers, questions, registered_on)
      select event_id, user_id, answers, questions, ${now} from waiting
      where id = ${waitingId} and ended_at is null and offered_until > ${now}
      on conflict on constraint registrations_once do nothing
      returning id, event_id, user_id
    ), seated as (
      update event_seats set taken = taken + 1, held = greatest(0, held - 1)
      from created where event_seats.event_id = created.event_id
    ), again as (
      delete from withdrawn_registrations as kept using created
      where kept.event_id = created.event_id and kept.user_id = created.user_id
    )
    select id from created`.execute(db);
  return rows[0]?.id;
}

/** The offer that the notification `told` names, as long as it stands. */
export const offerOfMail = sql<{ readonly until: string }>`(
  select jsonb_build_object('until', offered_until) from waiting
  where id = (told.params ->> 'waiting_id')::int and ended_at is null
    and offered_until is not null)`;

/** The event that the notification `told` is about, also one that is deleted. */
export const awaitedOfMail = sql<{ readonly event: string }>`(
  select jsonb_build_object('event', title) from events
  where id = (told.params ->> 'event_id')::int)`;
