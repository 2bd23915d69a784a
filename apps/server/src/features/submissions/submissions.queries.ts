import { eventsWhere } from '@pratibha/domain/access';
import type { AssignedFilter } from '@pratibha/domain/desk/assigned';
import type { PreparedFilter } from '@pratibha/domain/reviews/prepared-filters';
import type { SubmissionStatus } from '@pratibha/domain/statuses';
import { type Kysely, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';
import { type Asking, isOneOf, seenBy } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { byEvent, byInstant, byInteger, byText } from '../../platform/lists/paging.ts';
import { deskColumns, hasTag, isAssigned, isPrepared } from '../desk/desk.ts';
import { EVENT_FACTS, hasStatus, isInEdition } from '../events/events.ts';
import { type Found, fits } from '../find/find.ts';

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
    replaced_at: byEvent('submissions.replaced_at'),
  },
  first: '-id',
  id: 'submissions.id',
} as const;

type Filters = {
  q?: string | undefined;
  event_id?: number | undefined;
  edition?: number | undefined;
  tag?: number | undefined;
  assigned?: AssignedFilter | undefined;
  find?: Found | undefined;
  prepared?: PreparedFilter | undefined;
  status?: SubmissionStatus | undefined;
};

const SEARCHED = {
  event: 'submissions.event_id',
  names: ['users.name'],
  contacts: ['users.email'],
} as const;

/** Submissions by event, status and words of the person's name or e-mail address. */
export function submissionsMatching(db: Kysely<DB>, filters: Filters, asking: Asking) {
  const { q, event_id, edition, tag, assigned, status } = filters;
  let matching = submissions(db).where(seenBy(asking, SEARCHED, q));
  if (event_id) matching = matching.where('submissions.event_id', '=', event_id);
  if (edition) matching = matching.where(isInEdition(SEARCHED.event, edition));
  if (status) matching = matching.where(hasStatus('submissions', filters));
  if (tag) matching = matching.where(hasTag('submission', tag, asking));
  if (assigned) matching = matching.where(isAssigned('submission', assigned, asking));
  if (filters.find) matching = matching.where(fits('submissions', filters, asking));
  if (filters.prepared)
    matching = matching.where(isPrepared('submission', filters.prepared, asking));
  return matching;
}

/**
 * The same rows with what an export tells of the person besides.
 * @param isOfDesk whether with what organisers keep beside them
 */
export function submissionsExported(
  db: Kysely<DB>,
  filters: Filters,
  asking: Asking,
  isOfDesk: boolean,
) {
  return submissionsMatching(db, filters, asking)
    .select(['profiles.mobile', 'profiles.gender', 'profiles.dob'])
    .$if(isOfDesk, (rows) => rows.select(deskColumns('submission')));
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
  const { q, event_id, edition, tag, assigned, status } = filters;
  const events = eventsWhere(asking.action, asking.actor);
  let matching = db
    .selectFrom('submissions')
    .select('submissions.id')
    .where(isOneOf(SEARCHED.event, events));
  if (event_id) matching = matching.where('submissions.event_id', '=', event_id);
  if (edition) matching = matching.where(isInEdition(SEARCHED.event, edition));
  if (status) matching = matching.where(hasStatus('submissions', filters));
  if (tag) matching = matching.where(hasTag('submission', tag, asking));
  if (assigned) matching = matching.where(isAssigned('submission', assigned, asking));
  if (filters.find) matching = matching.where(fits('submissions', filters, asking));
  if (filters.prepared)
    matching = matching.where(isPrepared('submission', filters.prepared, asking));
  if (!q) return matching;
  return matching
    .innerJoin('users', 'users.id', 'submissions.user_id')
    .where(seenBy(asking, SEARCHED, q));
}

/** Those of these works that were replaced, with when. */
export function findReplaced(db: Kysely<DB>, ids: readonly number[], { actor, action }: Asking) {
  return db
    .selectFrom('submissions')
    .select(['id', 'replaced_at'])
    .where('id', 'in', ids)
    .where(sql<boolean>`replaced_at is not null`)
    .where(isOneOf(SEARCHED.event, eventsWhere(action, actor)))
    .orderBy('id')
    .$narrowType<{ replaced_at: Date }>()
    .execute();
}

/** The same for the one who submitted them, who is told of no reviewer. */
function ownSubmissions(db: Kysely<DB>) {
  return db
    .selectFrom('submissions')
    .innerJoin('submission_revisions as work', (join) =>
      join
        .onRef('work.submission_id', '=', 'submissions.id')
        .onRef('work.revision', '=', 'submissions.revision'),
    )
    .innerJoin('events', 'events.id', 'submissions.event_id')
    .innerJoin('users', 'users.id', 'submissions.user_id')
    .innerJoin('registrations', 'registrations.id', 'submissions.registration_id')
    .select([
      'submissions.id',
      'submissions.event_id',
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
      'events.title as event_title',
      'registrations.status as registration_status',
      ...EVENT_FACTS,
    ]);
}
export type OwnSubmissionRow = Awaited<
  ReturnType<ReturnType<typeof ownSubmissions>['execute']>
>[number];

const ownNewestFirst = prepared((db, { userIds }: { userIds: readonly number[] }) =>
  ownSubmissions(db)
    .select('submissions.user_id')
    .where('submissions.user_id', '=', sql<number>`any(${userIds}::int[])`)
    .orderBy('submissions.id', 'desc'),
);

/** What each of these people has submitted, newest first. */
export async function findOwnSubmissions(db: Kysely<DB>, userIds: readonly number[]) {
  const rows = await ownNewestFirst(db, { userIds });
  const byUser = Map.groupBy(rows, (row) => row.user_id);
  return userIds.map((id): OwnSubmissionRow[] => byUser.get(id) ?? []);
}

export async function findOwnSubmission(db: Kysely<DB>, userId: number, id: number) {
  const [row] = await ownSubmission(db, { userId, id });
  return row;
}
const ownSubmission = prepared((db, { userId, id }: { userId: number; id: number }) =>
  ownSubmissions(db).where('submissions.user_id', '=', userId).where('submissions.id', '=', id),
);

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
  return revisionsOf(db, { submissionId });
}
export type RevisionRow = Awaited<ReturnType<typeof findRevisions>>[number];

const revisionsOf = prepared((db, { submissionId }: { submissionId: number }) =>
  db
    .selectFrom('submission_revisions as work')
    .leftJoin('users as reviewer', 'reviewer.id', 'work.reviewed_by')
    .select([...REVISION_COLUMNS, 'reviewer.id as reviewed_by_id', 'reviewer.name as reviewed_by'])
    .where('work.submission_id', '=', submissionId)
    .orderBy('work.revision'),
);
