import type { AuditEntry } from '@pratibha/contract/audit';
import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { byInstant, byInteger } from '../../platform/lists/paging.ts';
import { areOfPeople, idsOfMany, type People } from './audit-of-people.queries.ts';

const SORTS = { id: byInteger('audit.id'), at: byInstant('audit.at') } as const;

export type AuditFilter = {
  readonly action?: string | undefined;
  readonly actor_id?: number | undefined;
  /** Who made the change, or whom it concerns: of each of these. */
  readonly people?: readonly People[] | undefined;
  readonly subject_type?: string | undefined;
  readonly subject_id?: number | undefined;
  /** ISO 8601: not before this instant. */
  readonly from?: string | undefined;
  /** ISO 8601: before this instant. */
  readonly to?: string | undefined;
};

/**
 * Newest first; ids are given in the order of writing. Some days are in the order of their instants,
 * which an index has: else every newer entry would be passed on the way to them.
 */
export function auditOrder({ from, to }: AuditFilter) {
  const first = from || to ? '-at' : '-id';
  return { sorts: SORTS, first, id: 'audit.id' } as const;
}

/** Everything but whose it is. */
function fits(filter: AuditFilter): RawBuilder<boolean> {
  const { action, actor_id, subject_type, subject_id, from, to } = filter;
  const conditions = [sql`true`];
  if (action) conditions.push(sql`audit.action = ${action}`);
  if (actor_id) conditions.push(sql`audit.actor_id = ${actor_id}`);
  if (subject_type) conditions.push(sql`audit.subject_type = ${subject_type}`);
  if (subject_id) conditions.push(sql`audit.subject_id = ${subject_id}`);
  if (from) conditions.push(sql`audit.at >= ${new Date(from)}`);
  if (to) conditions.push(sql`audit.at < ${new Date(to)}`);
  return sql`${sql.join(conditions, sql` and `)}`;
}

function matching(db: Kysely<DB>, filter: AuditFilter) {
  const { people = [] } = filter;
  let rows = db.selectFrom('audit').where(fits(filter));
  for (const some of people) rows = rows.where(areOfPeople(some));
  return rows;
}

/** Audit rows that fit every given filter, for counting up to `most`. */
export function auditCounted(
  db: Kysely<DB>,
  filter: AuditFilter,
  most: number,
): Expression<unknown> {
  const [some, ...others] = filter.people ?? [];
  return some && 'named' in some && others.length === 0
    ? idsOfMany(some.named, fits(filter), most)
    : matching(db, filter).select('audit.id');
}

/** The names of all that an entry is about. */
type Named = {
  readonly actor_name: string | null;
  readonly is_actor_erased: boolean;
  readonly by_token: AuditEntry['by_token'];
  readonly is_subject_there: boolean;
  readonly person: AuditEntry['person'];
  readonly event: AuditEntry['event'];
  readonly announcement: AuditEntry['announcement'];
  readonly remarks: string | null;
  readonly granted_events: Readonly<Record<string, string>> | null;
};

/**
 * In one column and without joins, so that they are looked up for the rows of a page alone, however many
 * fit. A token is called what it was when it was made, also when it is no more. Of a registration that
 * was withdrawn the entry of that knows whose it was, and of an announcement that was removed what it was
 * called. The remarks of what an older release wrote are in what it decided on, as long as the decision
 * stands.
 */
const NAMED = sql<Named>`(
  select json_build_object(
    'actor_name', actor.name,
    'is_actor_erased', actor.erased_at is not null,
    'by_token', case when audit.token_id is not null then json_build_object(
      'id', audit.token_id, 'name', (
        select changes ->> 'token_name' from audit as made
        where made.subject_type = 'user' and made.subject_id = audit.actor_id
          and made.action = 'token.made' and made.changes -> 'token' = to_jsonb(audit.token_id)
        limit 1)) end,
    'is_subject_there', audit.subject_type in ('user', 'event')
      or coalesce(registration.id, work.id, template.id, announcement.id, edition.id) is not null,
    'person', case when person.id is not null then json_build_object(
      'id', person.id, 'name', person.name, 'is_erased', person.erased_at is not null) end,
    'event', case when event.id is not null then json_build_object(
      'id', event.id, 'title', event.title, 'status', event.status) end,
    'announcement', case when audit.subject_type = 'announcement' then (
      select json_build_object('id', audit.subject_id, 'subject', known.subject)
      from (select coalesce(announcement.subject, (
        select gone.changes -> 'subject' ->> 0 from audit as gone
        where announcement.id is null and gone.subject_type = 'announcement'
          and gone.subject_id = audit.subject_id and gone.action = 'announcement.deleted'
        limit 1)) as subject) as known
      where known.subject is not null) end,
    'remarks', coalesce(audit.changes ->> 'remarks', case audit.action
      when 'registration.reviewed' then
        case when registration.reviewed_at = audit.at then registration.review_remarks end
      when 'submission.reviewed' then (
        select review_remarks from submission_revisions as revision
        where revision.submission_id = work.id and revision.reviewed_at = audit.at
          and revision.revision = (audit.changes ->> 'revision')::integer)
      end),
    'granted_events', case when audit.changes ? 'event_grants' then (
      select json_object_agg(granted.id, granted.title) from events as granted
      where granted.id in (select jsonb_path_query(
        audit.changes, '$.event_grants[*][*].event_id ? (@ != null)')::integer)) end)
  from (select) as one
  left join users as actor on actor.id = audit.actor_id
  left join registrations as registration
    on audit.subject_type = 'registration' and registration.id = audit.subject_id
  left join submissions as work on audit.subject_type = 'submission' and work.id = audit.subject_id
  left join remarks_templates as template
    on audit.subject_type = 'template' and template.id = audit.subject_id
  left join announcements as announcement
    on audit.subject_type = 'announcement' and announcement.id = audit.subject_id
  left join editions as edition
    on audit.subject_type = 'edition' and edition.id = audit.subject_id
  left join lateral (
    select actor_id as user_id, (changes -> 'event_id' ->> 0)::integer as event_id
    from audit as gone
    where audit.subject_type = 'registration' and registration.id is null
      and gone.subject_type = 'registration' and gone.subject_id = audit.subject_id
      and gone.action = 'registration.withdrawn'
    limit 1) as withdrawn on true
  left join users as person on person.id = coalesce(
    case when audit.subject_type = 'user' then audit.subject_id end,
    registration.user_id, work.user_id, withdrawn.user_id)
  left join events as event on event.id = coalesce(
    case when audit.subject_type = 'event' then audit.subject_id end,
    registration.event_id, work.event_id, withdrawn.event_id))`;

/** Audit rows that fit every given filter, with the names of all they are about, to be paged. */
export function auditMatching(db: Kysely<DB>, filter: AuditFilter) {
  return matching(db, filter).select([
    'audit.id',
    'audit.at',
    'audit.actor_id',
    'audit.actor_role',
    'audit.action',
    'audit.subject_type',
    'audit.subject_id',
    'audit.changes',
    'audit.request_id',
    NAMED.as('named'),
  ]);
}
export type AuditRow = Awaited<ReturnType<ReturnType<typeof auditMatching>['execute']>>[number];

/** The newest entries that fit. */
export function newestEntries(db: Kysely<DB>, filter: AuditFilter, most: number) {
  return auditMatching(db, filter).orderBy('audit.id', 'desc').limit(most).execute();
}
