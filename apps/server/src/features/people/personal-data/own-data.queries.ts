import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';

/** Everything that the tables hold about a person; each list oldest first. */
export async function findOwnData(db: Kysely<DB>, userId: number) {
  const [person, profile, identities, sessions, registrations, submissions, remembered, audit] =
    await Promise.all([
      findPerson(db, userId),
      findProfile(db, userId),
      findIdentities(db, userId),
      findSessions(db, userId),
      findRegistrations(db, userId),
      findSubmissions(db, userId),
      findRememberedResponses(db, userId),
      findAudit(db, userId),
    ]);
  const revisions = await findRevisions(db, userId);
  return {
    person,
    profile,
    identities,
    sessions,
    registrations,
    submissions,
    revisions,
    remembered,
    audit,
  };
}
export type OwnRows = Awaited<ReturnType<typeof findOwnData>>;

function findPerson(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'profile_pic',
      'role',
      'status',
      'is_internal',
      'registered_at',
      'updated_at',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

function findProfile(db: Kysely<DB>, userId: number) {
  return db.selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

function findIdentities(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('identities')
    .select(['issuer', 'created_at', 'last_sign_in_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

function findSessions(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at', 'expires_at', 'device'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

function findRegistrations(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('registrations')
    .innerJoin('events', 'events.id', 'registrations.event_id')
    .select([
      'registrations.id',
      'registrations.event_id',
      'events.title as event_title',
      'registrations.registered_on',
      'registrations.status',
      'registrations.answers',
      'registrations.questions',
      'registrations.review_remarks',
      'registrations.reviewed_at',
    ])
    .where('registrations.user_id', '=', userId)
    .orderBy('registrations.id')
    .execute();
}

function findSubmissions(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('submissions')
    .innerJoin('events', 'events.id', 'submissions.event_id')
    .select([
      'submissions.id',
      'submissions.event_id',
      'events.title as event_title',
      'submissions.status',
    ])
    .where('submissions.user_id', '=', userId)
    .orderBy('submissions.id')
    .execute();
}

function findRevisions(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('submission_revisions as work')
    .innerJoin('submissions', 'submissions.id', 'work.submission_id')
    .select([
      'work.submission_id',
      'work.revision',
      'work.work_link',
      'work.demo_or_alternate_link',
      'work.description',
      'work.submitted_at',
      'work.status as submission_status',
      'work.reviewed_at',
      'work.review_remarks',
    ])
    .where('submissions.user_id', '=', userId)
    .orderBy('work.submission_id')
    .orderBy('work.revision')
    .execute();
}

function findRememberedResponses(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** What the person did, and what was done to them, their registrations and submissions. */
function findAudit(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('audit')
    .select(['id', 'at', 'actor_id', 'action', 'subject_type', 'subject_id', 'changes'])
    .where((eb) =>
      eb.or([
        eb('actor_id', '=', userId),
        eb.and([eb('subject_type', '=', 'user'), eb('subject_id', '=', userId)]),
        eb.and([
          eb('subject_type', '=', 'registration'),
          eb(
            'subject_id',
            'in',
            eb.selectFrom('registrations').select('id').where('user_id', '=', userId),
          ),
        ]),
        eb.and([
          eb('subject_type', '=', 'submission'),
          eb(
            'subject_id',
            'in',
            eb.selectFrom('submissions').select('id').where('user_id', '=', userId),
          ),
        ]),
      ]),
    )
    .orderBy('id')
    .execute();
}
