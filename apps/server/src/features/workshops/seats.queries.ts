import type { QuestionDefinition } from '@pratibha/domain/questions/question-snapshot';
import { countsAfter } from '@pratibha/domain/time/day-limit';
import { type Kysely, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { EVENT_FACTS } from '../events/events.ts';

/**
 * Locks classes (shared) and then their seats, both in the order of their ids, as everybody does
 * who moves a seat: of two who go opposite ways between two classes one waits, and none in a
 * circle.
 */
export const holdSeatsOfClasses = prepared(
  (_db, { ids }: { readonly ids: readonly number[] }) => sql`
    with held as (select id from events where id = any(${ids}::int[]) order by id for share)
    select event_id from event_seats join held on held.id = event_id
    order by event_id for update of event_seats`,
);

/**
 * Lets one person do one thing with classes at a time, in whatever process: whoever takes two that
 * overlap is seen by the second. To be called once the seats are held.
 */
export async function holdTaker(db: Kysely<DB>, userId: number): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

type Of = { readonly id: number; readonly userId: number };

/** In which other classes at the same time the person has a seat. */
export async function findOverlapping(db: Kysely<DB>, { id, userId }: Of) {
  const { rows } = await sql<{ id: number; title: string; starts_at: string; ends_at: string }>`
    select other.id, other.title, other.starts_at, other.ends_at
    from events as one
      join events as other on other.kind = 'workshop' and other.status <> 'DELETED'
        and other.id <> one.id and other.event_date = one.event_date
        and other.starts_at < one.ends_at and one.starts_at < other.ends_at
      join registrations on registrations.event_id = other.id
    where one.id = ${id} and one.kind = 'workshop'
      and registrations.user_id = ${userId} and registrations.status <> 'REJECTED'
    order by other.starts_at, other.id`.execute(db);
  return rows;
}

/** How often the person has left the class within the last day, and when first. */
export async function countLeft(db: Kysely<DB>, { id, userId }: Of, now: Date) {
  const { rows } = await sql<{ times: number; first_at: Date | null }>`
    select count(*)::int as times, min(at) as first_at from audit
    where case when action = 'registration.withdrawn'
        then (changes -> 'event_id' ->> 0)::integer end = ${id}
      and actor_id = ${userId} and at > ${countsAfter(now)}`.execute(db);
  const [row] = rows;
  return row ?? { times: 0, first_at: null };
}

/** The person's seat in a class, locked. */
export function lockSeat(db: Kysely<DB>, { id, userId }: Of) {
  return db
    .selectFrom('registrations')
    .innerJoin('events', 'events.id', 'registrations.event_id')
    .select(['registrations.id', 'registrations.status as registration_status', ...EVENT_FACTS])
    .where('registrations.event_id', '=', id)
    .where('registrations.user_id', '=', userId)
    .where('events.kind', '=', 'workshop')
    .forUpdate('registrations')
    .executeTakeFirst();
}

type Taking = Of & {
  readonly answers: readonly unknown[];
  readonly questions: Readonly<Record<string, QuestionDefinition>>;
  /** The registration that is given up for it; null: none. */
  readonly leaves: number | null;
  readonly at: Date;
};

/**
 * Takes a seat and gives up the other, in one statement: the triggers move both seats with it, and
 * where one cannot be moved neither is.
 *
 * @returns the registration's id; undefined where the other was decided on meanwhile
 */
export async function writeSeat(db: Kysely<DB>, taking: Taking): Promise<number | undefined> {
  const { id, userId, answers, questions, leaves, at } = taking;
  const { rows } = await sql<{ id: number }>`
    with gone as (
      delete from registrations where id = ${leaves}::int and status = 'PENDING'
      returning id, event_id, user_id, registered_on, answers, questions
    ), kept as (
      insert into withdrawn_registrations as kept
        (id, event_id, user_id, registered_on, withdrawn_at, answers, questions)
      select id, event_id, user_id, registered_on, ${at}, answers, questions from gone
      on conflict on constraint withdrawn_registrations_once do update set
        id = excluded.id, registered_on = excluded.registered_on,
        withdrawn_at = excluded.withdrawn_at, answers = excluded.answers,
        questions = excluded.questions
    ), created as (
      insert into registrations (event_id, user_id, answers, questions, registered_on, takes_seat)
      select ${id}::int, ${userId}::int, ${JSON.stringify(answers)}::jsonb,
        ${JSON.stringify(questions)}::jsonb, ${at}::timestamptz, true
      where ${leaves}::int is null or exists (select from gone)
      returning id, event_id, user_id
    ), again as (
      delete from withdrawn_registrations as kept using created
      where kept.event_id = created.event_id and kept.user_id = created.user_id
    )
    select id from created`.execute(db);
  return rows[0]?.id;
}
