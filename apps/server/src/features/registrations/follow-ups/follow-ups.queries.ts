import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';

/** An event with what it asks whoever is shortlisted, and how many answered. */
export function findFollowUp(db: Kysely<DB>, eventId: number) {
  return db
    .selectFrom('events')
    .leftJoin('follow_ups', 'follow_ups.event_id', 'events.id')
    .select([
      'events.id',
      'events.status',
      'events.event_date',
      'follow_ups.questions',
      'follow_ups.last_day',
      'follow_ups.version',
      sql<number>`(
        select count(*) from registrations
        where event_id = events.id and status = 'SHORTLISTED' and cannot_come_at is null
      )::int`.as('shortlisted'),
      sql<number>`(
        select count(*) from registrations
          join follow_up_answers on registration_id = registrations.id
        where event_id = events.id and status = 'SHORTLISTED' and cannot_come_at is null
      )::int`.as('answered'),
    ])
    .where('events.id', '=', eventId)
    .executeTakeFirst();
}
export type FollowUpRow = NonNullable<Awaited<ReturnType<typeof findFollowUp>>>;

/**
 * The same, with the event locked: of two organisers one saves first, and nobody answers meanwhile.
 */
export async function lockFollowUp(db: Kysely<DB>, eventId: number) {
  await db.selectFrom('events').select('id').where('id', '=', eventId).forUpdate().execute();
  return findFollowUp(db, eventId);
}

type Saved = {
  readonly eventId: number;
  readonly questions: object;
  readonly lastDay: string | null;
  readonly at: Date;
};

/** Writes the follow-up questions of an event that is locked. */
export async function saveFollowUp(db: Kysely<DB>, saved: Saved): Promise<void> {
  const { eventId: event_id, lastDay: last_day, at: updated_at } = saved;
  const questions = JSON.stringify(saved.questions);
  await db
    .insertInto('follow_ups')
    .values({ event_id, questions, last_day, updated_at })
    .onConflict((conflict) =>
      conflict.column('event_id').doUpdateSet((eb) => ({
        ...{ questions, last_day, updated_at },
        version: eb('follow_ups.version', '+', 1),
      })),
    )
    .execute();
}

function ownFollowUps(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('registrations')
    .innerJoin('events', 'events.id', 'registrations.event_id')
    .leftJoin('follow_ups', 'follow_ups.event_id', 'events.id')
    .leftJoin('follow_up_answers as given', 'given.registration_id', 'registrations.id')
    .select([
      'registrations.id',
      'registrations.event_id',
      'registrations.status as registration_status',
      'events.title as event_title',
      'events.status',
      'follow_ups.questions as event_questions',
      'follow_ups.last_day',
      'given.answers',
      'given.questions',
      'given.answered_at',
      'given.version',
    ])
    .where('registrations.user_id', '=', userId);
}

/**
 * What a person is asked, or was, wherever they are shortlisted and come; the newest registration
 * first.
 */
export function findOwnFollowUps(db: Kysely<DB>, userId: number) {
  return ownFollowUps(db, userId)
    .where('registrations.status', '=', 'SHORTLISTED')
    .where('registrations.cannot_come_at', 'is', null)
    .where(sql<boolean>`follow_ups.last_day is not null`)
    .orderBy('registrations.id', 'desc')
    .execute();
}
export type OwnFollowUpRow = Awaited<ReturnType<typeof findOwnFollowUps>>[number];

/** What is asked for one registration of the person, whatever became of it. */
export function findOwnFollowUp(db: Kysely<DB>, userId: number, id: number) {
  return ownFollowUps(db, userId).where('registrations.id', '=', id).executeTakeFirst();
}

/**
 * The same, with the event locked against other questions, then their options that have seats, and
 * then the registration against a decision, which is the order of all who lock them; it is read
 * once all are locked.
 */
export async function lockOwnFollowUp(db: Kysely<DB>, userId: number, id: number) {
  await sql`
    with event as (
      select id from events
      where id = (select event_id from registrations where id = ${id} and user_id = ${userId})
      for share
    )
    select hold_options(id) from event`.execute(db);
  await sql`
    select from registrations where id = ${id} and user_id = ${userId} for no key update`.execute(
    db,
  );
  return findOwnFollowUp(db, userId, id);
}

type Given = {
  readonly id: number;
  readonly userId: number;
  readonly answers: readonly unknown[];
  readonly questions: object;
  readonly at: Date;
};

/** Writes the answers of a registration that is locked; those before are gone. */
export async function saveAnswers(db: Kysely<DB>, given: Given): Promise<void> {
  const { id: registration_id, userId: user_id, at: answered_at } = given;
  const answers = JSON.stringify(given.answers);
  const questions = JSON.stringify(given.questions);
  await db
    .insertInto('follow_up_answers')
    .values({ registration_id, user_id, answers, questions, answered_at })
    .onConflict((conflict) =>
      conflict.column('registration_id').doUpdateSet((eb) => ({
        ...{ answers, questions, answered_at },
        version: eb('follow_up_answers.version', '+', 1),
      })),
    )
    .execute();
}

/**
 * What a student is asked and answered; undefined where they are not shortlisted, whatever they
 * answered before.
 */
export function findAnswersOf(db: Kysely<DB>, registrationId: number) {
  return db
    .selectFrom('registrations')
    .leftJoin('follow_ups', 'follow_ups.event_id', 'registrations.event_id')
    .leftJoin('follow_up_answers as given', 'given.registration_id', 'registrations.id')
    .select(['follow_ups.last_day', 'given.answers', 'given.questions', 'given.answered_at'])
    .where('registrations.id', '=', registrationId)
    .where('registrations.status', '=', 'SHORTLISTED')
    .executeTakeFirst();
}

/** Which events ask these questions now, by their ids; those that ask nothing are not there. */
export async function findQuestionsOf(db: Kysely<DB>, eventIds: readonly number[]) {
  const rows = await db
    .selectFrom('follow_ups')
    .select(['event_id', 'questions'])
    .where('event_id', '=', sql<number>`any(${eventIds}::int[])`)
    .execute();
  return new Map(rows.map(({ event_id, questions }) => [event_id, questions]));
}
