import { MOST_NAMED, type Places } from '@pratibha/contract/person';
import { type Kysely, sql } from 'kysely';
import { isOneOf } from '../../../platform/db/seen-by.ts';
import type { DB } from '../../../platform/db/types.gen.ts';
import { isLive } from '../../../platform/session/session.queries.ts';

/** Ids of the events that are told of; null: every event. */
type Events = readonly number[] | null;

/** Who somebody is to the rules. */
export function findPerson(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('users')
    .select(['id', 'role', 'status', 'erased_at', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What the person is registered for, newest first. */
export function findRegistrationsOf(db: Kysely<DB>, userId: number, events: Events) {
  return db
    .selectFrom('registrations')
    .innerJoin('events', 'events.id', 'registrations.event_id')
    .leftJoin('users as reviewer', 'reviewer.id', 'registrations.reviewed_by')
    .select([
      'registrations.id',
      'registrations.event_id',
      'events.title as event_title',
      'registrations.registered_on',
      'registrations.status',
      'registrations.review_remarks',
      'registrations.reviewed_at',
      'reviewer.id as reviewed_by_id',
      'reviewer.name as reviewed_by',
    ])
    .where('registrations.user_id', '=', userId)
    .where(isOneOf('registrations.event_id', events))
    .orderBy('registrations.id', 'desc')
    .execute();
}
export type PersonRegistrationRow = Awaited<ReturnType<typeof findRegistrationsOf>>[number];

/** Every revision of the person's works with its judgement, the newest of the newest first. */
export function findRevisionsOf(db: Kysely<DB>, userId: number, events: Events) {
  return db
    .selectFrom('submissions')
    .innerJoin('submission_revisions as work', 'work.submission_id', 'submissions.id')
    .innerJoin('events', 'events.id', 'submissions.event_id')
    .leftJoin('users as reviewer', 'reviewer.id', 'work.reviewed_by')
    .select([
      'submissions.id',
      'submissions.event_id',
      'events.title as event_title',
      'submissions.submitted_at',
      'submissions.status as submission_status',
      'work.revision',
      'work.status as revision_status',
      'work.review_remarks',
      'work.reviewed_at',
      'reviewer.id as reviewed_by_id',
      'reviewer.name as reviewed_by',
    ])
    .where('submissions.user_id', '=', userId)
    .where(isOneOf('submissions.event_id', events))
    .orderBy('submissions.id', 'desc')
    .orderBy('work.revision', 'desc')
    .execute();
}
export type PersonRevisionRow = Awaited<ReturnType<typeof findRevisionsOf>>[number];

/** Where the person is signed in, the latest used first. */
export function findSessionsOf(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('sessions')
    .select(['device', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where(isLive)
    .orderBy('last_seen_at', 'desc')
    .execute();
}
export type PersonSessionRow = Awaited<ReturnType<typeof findSessionsOf>>[number];

/** Undefined while the person has no profile. */
export function findContacts(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('profiles')
    .select(['mobile', 'dob', 'gender'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
export type ContactsRow = Awaited<ReturnType<typeof findContacts>>;

/** Other people who are registered for the event and have the same mobile. */
export function findSameMobile(db: Kysely<DB>, userId: number, eventId: number) {
  return db
    .selectFrom('profiles as own')
    .innerJoin('profiles as theirs', 'theirs.mobile', 'own.mobile')
    .innerJoin('registrations', 'registrations.user_id', 'theirs.user_id')
    .innerJoin('users', 'users.id', 'theirs.user_id')
    .select(['users.id as user_id', 'users.name as user_name'])
    .where('own.user_id', '=', userId)
    .where('theirs.user_id', '<>', userId)
    .where('registrations.event_id', '=', eventId)
    .orderBy('users.name')
    .orderBy('users.id')
    .limit(MOST_NAMED)
    .execute();
}

export async function countPlaces(db: Kysely<DB>, eventId: number): Promise<Places> {
  return db
    .selectFrom('events')
    .leftJoin('registrations', 'registrations.event_id', 'events.id')
    .select([
      'events.capacity',
      'events.seats',
      sql<number>`(count(*) filter (where registrations.status = 'SHORTLISTED'))::int`.as(
        'shortlisted',
      ),
      sql<number>`(count(*) filter (where registrations.status = 'PENDING'))::int`.as('waiting'),
      sql<number>`(count(*) filter (
        where registrations.status = 'SHORTLISTED' and registrations.cannot_come_at is null
      ))::int`.as('come'),
    ])
    .where('events.id', '=', eventId)
    .groupBy('events.id')
    .executeTakeFirstOrThrow();
}
