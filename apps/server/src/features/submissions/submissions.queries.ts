import { eventsWhere } from '@pratibha/domain/access';
import type { SubmissionStatus } from '@pratibha/domain/statuses';
import type { Kysely } from 'kysely';
import { type Asking, isOneOf, seenBy } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { byInstant, byInteger, byText } from '../../platform/lists/paging.ts';
import { EVENT_FACTS, hasStatus } from '../events/events.ts';

export type Work = {
  readonly work_link: string;
  readonly demo_or_alternate_link: string | null;
  readonly description: string;
};

/** Keeps the registration from being withdrawn meanwhile; undefined when it is already gone. */
export function lockRegistration(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('registrations')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
}

/** The first submission of a person for an event: null when there already is one. */
export async function insertSubmission(
  db: Kysely<DB>,
  submission: { eventId: number; userId: number; registrationId: number; at: Date },
): Promise<number | null> {
  const row = await db
    .insertInto('submissions')
    .values({
      event_id: submission.eventId,
      user_id: submission.userId,
      registration_id: submission.registrationId,
      submitted_at: submission.at,
    })
    .onConflict((conflict) => conflict.constraint('submissions_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Back to PENDING with a next revision; null unless a resubmission is still asked for. */
export async function advanceRevision(
  db: Kysely<DB>,
  id: number,
  at: Date,
): Promise<number | null> {
  const row = await db
    .updateTable('submissions')
    .set((eb) => ({
      status: 'PENDING' as const,
      revision: eb('revision', '+', 1),
      submitted_at: at,
      review_remarks: null,
      reviewed_at: null,
      reviewed_by: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', '=', 'RESUBMISSION_REQUIRED')
    .returning('revision')
    .executeTakeFirst();
  return row?.revision ?? null;
}

export async function insertRevision(
  db: Kysely<DB>,
  submissionId: number,
  revision: number,
  work: Work,
  at: Date,
): Promise<void> {
  await db
    .insertInto('submission_revisions')
    .values({ submission_id: submissionId, revision, ...work, submitted_at: at })
    .execute();
}

/** Submissions with the words of the revision that counts. */
function submissions(db: Kysely<DB>) {
  return db
    .selectFrom('submissions')
    .innerJoin('submission_revisions as work', (join) =>
      join
        .onRef('work.submission_id', '=', 'submissions.id')
        .onRef('work.revision', '=', 'submissions.revision'),
    )
    .innerJoin('events', 'events.id', 'submissions.event_id')
    .innerJoin('users', 'users.id', 'submissions.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('users as reviewer', 'reviewer.id', 'submissions.reviewed_by')
    .select([
      'submissions.id',
      'submissions.event_id',
      'submissions.user_id',
      'submissions.registration_id',
      'submissions.status as submission_status',
      'submissions.submitted_at',
      'submissions.reviewed_at',
      'submissions.review_remarks',
      'submissions.revision',
      'submissions.version',
      'work.work_link',
      'work.demo_or_alternate_link',
      'work.description',
      'users.name as submitted_by',
      'users.email as user_email',
      'profiles.college_name as user_college',
      'reviewer.id as reviewed_by_id',
      'reviewer.name as reviewed_by',
      'events.title as event_title',
      ...EVENT_FACTS,
    ]);
}
export type SubmissionRow = Awaited<ReturnType<ReturnType<typeof submissions>['execute']>>[number];

export const SUBMISSION_ORDER = {
  sorts: {
    id: byInteger('submissions.id'),
    submitted_at: byInstant('submissions.submitted_at'),
    submitted_by: byText('users.name'),
    event_title: byText('events.title'),
    submission_status: byText('submissions.status'),
  },
  first: '-id',
  id: 'submissions.id',
} as const;

type Filters = {
  q?: string | undefined;
  event_id?: number | undefined;
  status?: SubmissionStatus | undefined;
};

const SEARCHED = {
  event: 'submissions.event_id',
  names: ['users.name'],
  contacts: ['users.email'],
} as const;

/** Submissions by event, status and words of the person's name or e-mail address. */
export function submissionsMatching(db: Kysely<DB>, filters: Filters, asking: Asking) {
  const { q, event_id, status } = filters;
  let matching = submissions(db).where(seenBy(asking, SEARCHED, q));
  if (event_id) matching = matching.where('submissions.event_id', '=', event_id);
  if (status) matching = matching.where(hasStatus('submissions', filters));
  return matching;
}

/** The same rows with what an export tells of the person besides. */
export function submissionsExported(db: Kysely<DB>, filters: Filters, asking: Asking) {
  return submissionsMatching(db, filters, asking).select([
    'profiles.mobile',
    'profiles.gender',
    'profiles.dob',
  ]);
}
export type ExportedSubmission = Awaited<
  ReturnType<ReturnType<typeof submissionsExported>['execute']>
>[number];

/** The events of the matching submissions. */
export async function findEventsOfSubmissions(db: Kysely<DB>, filters: Filters, asking: Asking) {
  const rows = await submissionsCounted(db, filters, asking)
    .clearSelect()
    .select('submissions.event_id')
    .distinct()
    .execute();
  return rows.map(({ event_id }) => event_id);
}

/** The same rows for counting: people are looked at only where words are searched in them. */
export function submissionsCounted(db: Kysely<DB>, filters: Filters, asking: Asking) {
  const { q, event_id, status } = filters;
  const events = eventsWhere(asking.action, asking.actor);
  let matching = db
    .selectFrom('submissions')
    .select('submissions.id')
    .where(isOneOf(SEARCHED.event, events));
  if (event_id) matching = matching.where('submissions.event_id', '=', event_id);
  if (status) matching = matching.where(hasStatus('submissions', filters));
  if (!q) return matching;
  return matching
    .innerJoin('users', 'users.id', 'submissions.user_id')
    .where(seenBy(asking, SEARCHED, q));
}

/** What a person has submitted, newest first. */
export function findOwnSubmissions(db: Kysely<DB>, userId: number) {
  return submissions(db)
    .innerJoin('registrations', 'registrations.id', 'submissions.registration_id')
    .select('registrations.status as registration_status')
    .where('submissions.user_id', '=', userId)
    .orderBy('submissions.id', 'desc')
    .execute();
}
export type OwnSubmissionRow = Awaited<ReturnType<typeof findOwnSubmissions>>[number];

export async function findOwnSubmission(db: Kysely<DB>, userId: number, id: number) {
  return submissions(db)
    .innerJoin('registrations', 'registrations.id', 'submissions.registration_id')
    .select('registrations.status as registration_status')
    .where('submissions.user_id', '=', userId)
    .where('submissions.id', '=', id)
    .executeTakeFirst();
}

export function findSubmission(db: Kysely<DB>, id: number) {
  return submissions(db).where('submissions.id', '=', id).executeTakeFirst();
}

/** A revision of a work with its own judgement; of `submission_revisions as work`. */
export const REVISION_COLUMNS = [
  'work.revision',
  'work.work_link',
  'work.demo_or_alternate_link',
  'work.description',
  'work.submitted_at',
  'work.status as submission_status',
  'work.reviewed_at',
  'work.review_remarks',
] as const;

/** Every revision of a submission with its own judgement, oldest first. */
export function findRevisions(db: Kysely<DB>, submissionId: number) {
  return db
    .selectFrom('submission_revisions as work')
    .leftJoin('users as reviewer', 'reviewer.id', 'work.reviewed_by')
    .select([...REVISION_COLUMNS, 'reviewer.id as reviewed_by_id', 'reviewer.name as reviewed_by'])
    .where('work.submission_id', '=', submissionId)
    .orderBy('work.revision')
    .execute();
}
export type RevisionRow = Awaited<ReturnType<typeof findRevisions>>[number];
