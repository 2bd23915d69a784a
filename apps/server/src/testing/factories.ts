import type { Relation } from '@pratibha/domain/grants';
import { questionSnapshot } from '@pratibha/domain/questions/question-snapshot';
import { questionsOf } from '@pratibha/domain/questions/questions';
import { holdsSeat } from '@pratibha/domain/registrations/seats';
import { zonedStart } from '@pratibha/domain/time/competition-time';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB } from '../platform/db/types.gen.ts';

/** Where a factory writes: a database or a transaction. */
export type Target = { kysely: Kysely<DB> } | Kysely<DB>;

export function kyselyOf(target: Target): Kysely<DB> {
  return 'kysely' in target ? target.kysely : target;
}

let counter = 0;

/** A number that no other row of this test file has. */
function next(): number {
  counter += 1;
  return counter;
}

const PROFILE = {
  mobile: '9800000000',
  dob: '2007-04-14',
  gender: 'FEMALE',
  address: 'Baneshwor, Kathmandu',
  college_name: 'Example Secondary School',
  college_address: 'Baneshwor, Kathmandu',
} as const;

type Columns<T extends keyof DB> = Partial<Insertable<DB[T]>>;

export type UserValues = Columns<'users'> & {
  /** Null leaves the profile incomplete; given fields replace those of a complete one. */
  profile?: Columns<'profiles'> | null;
};

/** An ACTIVE USER with a complete profile, unless told otherwise. */
export async function createUser(target: Target, values: UserValues = {}) {
  const db = kyselyOf(target);
  const number = next();
  const { profile = {}, ...columns } = values;
  const user = await db
    .insertInto('users')
    .values({ name: `Person ${number}`, email: `person${number}@test.example`, ...columns })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (profile !== null) {
    await db
      .insertInto('profiles')
      .values({ user_id: user.id, ...PROFILE, ...profile })
      .execute();
  }
  return user;
}

/** A token of a person for a month, that may read unless told otherwise. */
export function createToken(
  target: Target,
  values: Columns<'api_tokens'> & { user_id: number; token_hash: Buffer },
) {
  return kyselyOf(target)
    .insertInto('api_tokens')
    .values({
      name: 'A program',
      scope: 'read',
      expires_at: sql<Date>`now() + interval '30 days'`,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Something that a person was told just now, each for another reason. */
export function createNotification(
  target: Target,
  values: Columns<'notifications'> & { user_id: number },
) {
  notificationsMade += 1;
  return kyselyOf(target)
    .insertInto('notifications')
    .values({
      kind: 'account-changed',
      key: `made ${notificationsMade}`,
      params: JSON.stringify({ version: notificationsMade, changes: ['internal'], role: null }),
      created_at: sql<Date>`now()`,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
let notificationsMade = 0;

/** The address of a new person that a mail server refused. */
export async function createRefusedAddress(target: Target, values: Columns<'users'> = {}) {
  const { id: user_id, email } = await createUser(target, values);
  return kyselyOf(target)
    .insertInto('refused_addresses')
    .values({ user_id, email: email.toLowerCase(), reason: '550 5.1.1 No such user' })
    .returning(['id', 'user_id', 'email'])
    .executeTakeFirstOrThrow();
}

/** A mail that failed for good, where mails are sent; answers its id. */
export async function createFailedMail(target: Target, values: Columns<'users'> = {}) {
  const db = kyselyOf(target);
  const user = await createUser(target, values);
  await db.updateTable('mail_queue').set({ is_open: true }).execute();
  const { id } = await db
    .insertInto('notifications')
    .values({
      user_id: user.id,
      kind: 'account-changed',
      key: '1',
      params: JSON.stringify({ version: 1, changes: ['role'], role: 'ADMIN' }),
      mail: 'failed',
      mail_error: 'the relay is away',
      created_at: new Date('2025-07-16T04:15:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('jobs')
    .values({
      kind: 'mail.send',
      key: String(id),
      payload: JSON.stringify({ notification_id: id }),
      attempts: 25,
      failed_at: new Date(),
    })
    .execute();
  return id;
}

/** All that a person is granted: an event, or null for every event, and the kind. */
export async function grantEvents(
  target: Target,
  userId: number,
  ...grants: readonly (readonly [event: number | null, kind: Relation])[]
): Promise<void> {
  const rows = grants.map(([event_id, kind]) => ({ user_id: userId, event_id, kind }));
  await kyselyOf(target).deleteFrom('event_grants').where('user_id', '=', userId).execute();
  if (rows.length > 0) await kyselyOf(target).insertInto('event_grants').values(rows).execute();
}

export type EventValues = Omit<Columns<'events'>, 'event_questions'> & {
  event_questions?: Record<string, unknown>;
};

/**
 * An ACTIVE event that anyone may register for from 1 to 31 July 2025, which includes the tests'
 * usual now, 16 July 2025 10:00 NPT. With `requires_submission` works are due in August 2025.
 */
export async function createEvent(target: Target, values: EventValues = {}) {
  const db = kyselyOf(target);
  const { event_questions = {}, ...columns } = values;
  const submission = values.requires_submission
    ? { submission_start: zonedStart(2025, 8, 1), submission_close: zonedStart(2025, 9, 1) }
    : {};
  const event = await db
    .insertInto('events')
    .values({
      title: `Event ${next()}`,
      registration_open: zonedStart(2025, 7, 1),
      registration_close: zonedStart(2025, 8, 1),
      event_questions: JSON.stringify(event_questions),
      ...submission,
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db.insertInto('event_seats').values({ event_id: event.id }).execute();
  return event;
}

type Review = Pick<Columns<'submissions'>, 'review_remarks' | 'reviewed_at' | 'reviewed_by'>;

/** Who decided and when, for every status but PENDING; builds a reviewer when none is named. */
async function reviewOf(db: Kysely<DB>, status: string, given: Review) {
  const review_remarks = given.review_remarks ?? null;
  if (status === 'PENDING') return { review_remarks, reviewed_at: null, reviewed_by: null };
  return {
    review_remarks,
    reviewed_at: given.reviewed_at ?? zonedStart(2025, 7, 15, 12),
    reviewed_by: given.reviewed_by ?? (await createUser(db, { role: 'ADMIN' })).id,
  };
}

export type RegistrationValues = Review &
  Pick<Columns<'registrations'>, 'event_id' | 'user_id' | 'status' | 'registered_on'> & {
    cannot_come_at?: Date | null;
    answers?: readonly unknown[];
  };

/**
 * A PENDING registration; takes a seat unless it is REJECTED; builds its event and person unless
 * they are named.
 */
export async function createRegistration(target: Target, values: RegistrationValues = {}) {
  const db = kyselyOf(target);
  const { answers = [{ 1: 'Facebook' }], status = 'PENDING', registered_on } = values;
  const { cannot_come_at = null } = values;
  const event_id = values.event_id ?? (await createEvent(db)).id;
  const user_id = values.user_id ?? (await createUser(db)).id;
  const event = await db
    .selectFrom('events')
    .select('event_questions')
    .where('id', '=', event_id)
    .executeTakeFirstOrThrow();
  const registration = await db
    .insertInto('registrations')
    .values({
      event_id,
      user_id,
      status,
      answers: JSON.stringify(answers),
      questions: JSON.stringify(questionSnapshot(questionsOf(event.event_questions))),
      registered_on: registered_on ?? zonedStart(2025, 7, 10, 9),
      // In a database from before it there is no such column.
      ...(cannot_come_at === null ? {} : { cannot_come_at }),
      ...(await reviewOf(db, status, values)),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('event_seats')
    .values({ event_id, taken: holdsSeat(status, cannot_come_at) ? 1 : 0 })
    .onConflict((conflict) =>
      conflict.column('event_id').doUpdateSet({
        taken: sql`event_seats.taken + excluded.taken`,
      }),
    )
    .execute();
  return registration;
}

/** Without `registration_id` the registration is built, SHORTLISTED. */
export type SubmissionValues = Review &
  Pick<
    Columns<'submissions'>,
    'registration_id' | 'event_id' | 'user_id' | 'status' | 'submitted_at' | 'replaced_at'
  > &
  Pick<Columns<'submission_revisions'>, 'work_link' | 'demo_or_alternate_link' | 'description'>;

/** A PENDING submission with its first revision; builds its parents unless they are named. */
export async function createSubmission(target: Target, values: SubmissionValues = {}) {
  const db = kyselyOf(target);
  const registration = await registrationFor(db, values);
  const status = values.status ?? 'PENDING';
  const state = {
    status,
    submitted_at: values.submitted_at ?? zonedStart(2025, 7, 12, 9),
    ...(await reviewOf(db, status, values)),
  };
  const insert = async (writer: Kysely<DB>) => {
    const submission = await writer
      .insertInto('submissions')
      .values({
        event_id: registration.event_id,
        user_id: registration.user_id,
        registration_id: registration.id,
        ...(values.replaced_at ? { replaced_at: values.replaced_at } : {}),
        ...state,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await writer
      .insertInto('submission_revisions')
      .values({
        submission_id: submission.id,
        revision: 1,
        work_link: values.work_link ?? 'https://work.example/project',
        demo_or_alternate_link: values.demo_or_alternate_link ?? null,
        description: values.description ?? 'A work.',
        ...state,
      })
      .execute();
    return submission;
  };
  // The submission points at its revision and back; PostgreSQL checks that at the commit.
  return db.isTransaction ? insert(db) : db.transaction().execute(insert);
}

async function registrationFor(db: Kysely<DB>, values: SubmissionValues) {
  const find = db.selectFrom('registrations').select(['id', 'event_id', 'user_id']);
  if (values.registration_id !== undefined) {
    return find.where('id', '=', values.registration_id).executeTakeFirstOrThrow();
  }
  const event_id = values.event_id ?? (await createEvent(db, { requires_submission: true })).id;
  const user_id = values.user_id ?? (await createUser(db)).id;
  const existing = await find
    .where('event_id', '=', event_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return existing ?? createRegistration(db, { event_id, user_id, status: 'SHORTLISTED' });
}
