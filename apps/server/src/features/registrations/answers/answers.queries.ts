import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import { EVENT_FACTS } from '../../events/events.ts';

function answersOfPerson(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('registrations')
    .innerJoin('events', 'events.id', 'registrations.event_id')
    .select([
      'registrations.id',
      'registrations.event_id',
      'registrations.status as registration_status',
      'registrations.answers',
      'registrations.questions',
      'registrations.version',
      'events.title as event_title',
      'events.event_questions',
      ...EVENT_FACTS,
    ])
    .where('registrations.user_id', '=', userId);
}

/** The answers of an own registration, with the questions of the event as they are now. */
export function findOwnAnswers(db: Kysely<DB>, userId: number, id: number) {
  return answersOfPerson(db, userId).where('registrations.id', '=', id).executeTakeFirst();
}
export type OwnAnswersRow = NonNullable<Awaited<ReturnType<typeof findOwnAnswers>>>;

/**
 * The same, with the event locked against a change, then the options of its questions that have
 * seats, and then the registration against a decision, which is the order of all who lock them; the
 * registration is read once it is locked.
 */
export async function lockOwnAnswers(db: Kysely<DB>, userId: number, id: number) {
  await sql`
    with event as (
      select id from events
      where id = (select event_id from registrations where id = ${id} and user_id = ${userId})
      for share
    )
    select hold_options(id) from event`.execute(db);
  return answersOfPerson(db, userId)
    .where('registrations.id', '=', id)
    .forNoKeyUpdate('registrations')
    .executeTakeFirst();
}

type Change = {
  readonly id: number;
  /** The version that these answers take the place of. */
  readonly version: number;
  readonly answers: readonly unknown[];
  readonly questions: object;
  readonly at: Date;
};

/** Writes other answers to a registration that is locked, and keeps those before. */
export async function replaceAnswers(db: Kysely<DB>, change: Change): Promise<void> {
  const { id, version, answers, questions, at } = change;
  await sql`
    insert into earlier_answers (registration_id, version, answers, questions, changed_at)
    select id, version, answers, questions, ${at} from registrations
    where id = ${id} and version = ${version}`.execute(db);
  await db
    .updateTable('registrations')
    .set({
      answers: JSON.stringify(answers),
      questions: JSON.stringify(questions),
      version: version + 1,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute();
}

/** When a registration's answers were changed after this instant, the first time first. */
export async function findChangesAfter(db: Kysely<DB>, id: number, at: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('earlier_answers')
    .select('changed_at')
    .where('registration_id', '=', id)
    .where('changed_at', '>', at)
    .orderBy('changed_at')
    .execute();
  return rows.map(({ changed_at }) => changed_at);
}

/** What a registration's answers were before each change, the first first. */
export function findEarlierAnswers(db: Kysely<DB>, registrationId: number) {
  return db
    .selectFrom('earlier_answers')
    .select(['version', 'answers', 'questions', 'changed_at'])
    .where('registration_id', '=', registrationId)
    .orderBy('version')
    .execute();
}
export type EarlierRow = Awaited<ReturnType<typeof findEarlierAnswers>>[number];
