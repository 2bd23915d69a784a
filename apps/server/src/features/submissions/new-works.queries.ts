import type { UserSubmissionDetail } from '@pratibha/contract/submissions';
import type { RegistrationStatus } from '@pratibha/domain/statuses';
import type { Said } from '@pratibha/domain/submissions/consents';
import { type Kysely, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { type WrittenWith, writtenWith } from '../../platform/serve/written-with.ts';
import {
  type Handed,
  NO_PARTS,
  type PartsOfWorks,
  WITH_PARTS,
} from './handed/with-parts.queries.ts';

export type Work = {
  readonly work_link: string;
  readonly demo_or_alternate_link: string | null;
  readonly description: string;
};

/** A work, or the next revision of one, with everything by which it was judged. */
export type NewWork = WrittenWith & {
  readonly event: { readonly id: number; readonly version: number };
  readonly userId: number;
  readonly registration: { readonly id: number; readonly status: RegistrationStatus };
  /** What is submitted again or replaced; null for a first one. */
  readonly earlier: { readonly id: number; readonly version: number } | null;
  readonly work: Work;
  /** What is said with it of showing it. */
  readonly said: Said;
  /** Its parts, where the event asks for any; null: it has none. */
  readonly handed: Handed | null;
  /** The response to the request; the database adds the `id`. */
  readonly response: Omit<UserSubmissionDetail, 'id'>;
};

type Written = { n: number; response: UserSubmissionDetail | null };

type Group = {
  eventId: number;
  version: number;
  registrationIds: readonly number[];
  submissionIds: readonly number[];
  rows: string;
};

const handingIn = (parts: PartsOfWorks) =>
  prepared(
    (_db, { eventId, version, registrationIds, submissionIds, rows }: Group) =>
      sql<Written>`
    with event as (
      -- Who ends an event by hand may leave its version.
      select id from events where id = ${eventId} and version = ${version} and status = 'ACTIVE'
      for share
    ), held as materialized (
      -- Nobody withdraws meanwhile.
      select id, user_id, status from registrations
      where id = any(${registrationIds}::int[]) order by id for key share
    ), seen as materialized (
      -- In the order in which organisers lock many of them.
      select id, version from submissions
      where id = any(${submissionIds}::int[]) order by id for no key update
    )${parts.held(rows)}, asked as (
      select distinct on (user_id) *
      from jsonb_to_recordset(${rows}::jsonb) as each (n int, user_id int, registration_id int,
        registration_status text, submission_id int, submission_version int, work_link text,
        demo_or_alternate_link text, description text, show_work boolean,
        name_with_work boolean, at timestamptz, actor_role text,
        token_id int, action text, subject_type text, changes jsonb, request_id text, endpoint text, key text,
        request_hash text, response jsonb${parts.column})
      order by user_id, n
    ), allowed as (
      select asked.*, event.id as event_id from event, asked join held
        on held.id = registration_id and held.user_id = asked.user_id
          and held.status = registration_status${parts.areThere(eventId)}
    ), created as (
      insert into submissions (event_id, user_id, registration_id, submitted_at)
      select event_id, user_id, registration_id, at from allowed
      where submission_id is null order by user_id
      on conflict on constraint submissions_once do nothing
      returning id, user_id, revision
    ), advanced as (
      update submissions set status = 'PENDING', revision = submissions.revision + 1,
        submitted_at = at, review_remarks = null, reviewed_at = null, reviewed_by = null,
        replaced_at = case when submissions.status = 'PENDING' then at end,
        version = submissions.version + 1
      from allowed join seen
        on seen.id = submission_id and seen.version = submission_version
      where submissions.id = seen.id and submissions.user_id = allowed.user_id
      returning submissions.id, submissions.user_id, submissions.revision
    ), kept as (
      select asked.*, id, revision, response || jsonb_build_object('id', id) as whole
      from (select * from created union all select * from advanced) as either
        join asked using (user_id)
    ), revised as (
      insert into submission_revisions
        (submission_id, revision, work_link, demo_or_alternate_link, description, submitted_at)
      select id, revision, work_link, demo_or_alternate_link, description, at from kept
    ), said as (
      insert into work_consents (submission_id, user_id, show_work, name_with_work, said_at)
      select id, kept.user_id, coalesce(kept.show_work, before.show_work, false),
        coalesce(kept.name_with_work, before.name_with_work, false), at
      from kept left join work_consents before on before.submission_id = id
      where coalesce(kept.show_work, kept.name_with_work) is not null
      on conflict (submission_id) do update set show_work = excluded.show_work,
        name_with_work = excluded.name_with_work, said_at = excluded.said_at
    ), audited as (
      insert into audit
        (at, actor_id, actor_role, token_id, action, subject_type, subject_id, changes, request_id)
      select at, user_id, actor_role, token_id, action, subject_type, id, changes, request_id
      from kept
    ), notified as (
      insert into notifications (user_id, kind, key, params, mail, created_at)
      select user_id, 'work-received', id || '.' || revision, jsonb_build_object(
        'event_id', ${eventId}::int, 'submission_id', id, 'revision', revision), 'waiting', at
      from kept
    ), remembered as (
      insert into idempotency_keys (user_id, endpoint, key, request_hash, status, response)
      select user_id, endpoint, key, decode(request_hash, 'hex'), 201, whole
      from kept where key is not null
    )${parts.written}
    select n, whole as response from kept`,
  );

const insertAll = handingIn(NO_PARTS);
const insertAllWithParts = handingIn(WITH_PARTS);

/**
 * Takes in works for the event of the first, of each person one, with their revisions, audit rows,
 * what they are told and remembered responses. Nothing is written of a person of whom anything is
 * no longer as it was judged: the event, the registration, the work that is submitted again or
 * replaced. The event is held (shared) until the commit, so that its dates count as they were.
 *
 * @returns the responses, null for what has changed
 */
export async function insertWorks(
  db: Kysely<DB>,
  works: readonly NewWork[],
): Promise<(UserSubmissionDetail | null)[]> {
  const [first] = works;
  if (first === undefined) return [];
  const hasParts = works.some(({ handed }) => handed !== null);
  const written = await (hasParts ? insertAllWithParts : insertAll)(db, {
    eventId: first.event.id,
    version: first.event.version,
    registrationIds: works.map(({ registration }) => registration.id),
    submissionIds: works.flatMap(({ earlier }) => (earlier === null ? [] : [earlier.id])),
    rows: JSON.stringify(
      works.map((each, n) => ({ ...rowOf(each, n), ...(hasParts && { handed: each.handed }) })),
    ),
  });
  const byNumber = new Map(written.map(({ n, response }) => [n, response]));
  return works.map((_, n) => byNumber.get(n) ?? null);
}

function rowOf(each: NewWork, n: number) {
  return {
    n,
    user_id: each.userId,
    registration_id: each.registration.id,
    registration_status: each.registration.status,
    submission_id: each.earlier?.id ?? null,
    submission_version: each.earlier?.version ?? null,
    ...each.work,
    ...each.said,
    ...writtenWith(each),
    response: each.response,
  };
}
