import type { AuditEntry } from '@pratibha/contract/audit';
import { type RawBuilder, sql } from 'kysely';
import type { AuditSubjects } from '../../platform/audit-subject.ts';

/** The names of all that an entry is about. */
type Named = {
  readonly actor_name: string | null;
  readonly is_actor_erased: boolean;
  /** Whether somebody without an account did it. */
  readonly by_guest: boolean;
  readonly by_token: AuditEntry['by_token'];
  readonly is_subject_there: boolean;
  readonly person: AuditEntry['person'];
  readonly event: AuditEntry['event'];
  readonly title: string | null;
  readonly remarks: string | null;
  readonly granted_events: Readonly<Record<string, string>> | null;
};

/** The parts of the query that one kind of subject adds. */
type Parts = {
  readonly joins: readonly RawBuilder<unknown>[];
  readonly isThere: RawBuilder<unknown>;
  readonly person?: RawBuilder<unknown>;
  readonly event?: RawBuilder<unknown>;
  readonly title?: RawBuilder<unknown>;
  readonly remarks?: RawBuilder<unknown>;
};

/**
 * In one column and without joins, so that they are looked up for the rows of a page alone, however
 * many fit. A token is called what it was when it was made, also when it is no more. The remarks of
 * what an older release wrote are in what it decided on, as long as the decision stands.
 */
export function namedBy(subjects: AuditSubjects): RawBuilder<Named> {
  const parts = Object.entries(subjects).flatMap(([kind, subject]) => partsOf(kind, subject) ?? []);
  const first = (name: 'person' | 'event' | 'title' | 'remarks') =>
    sql.join([...parts.flatMap((part) => part[name] ?? []), sql`null`]);
  return sql<Named>`(
  select json_build_object(
    'actor_name', coalesce(actor.name, (select name from guests where id = audit.guest_id)),
    'by_guest', audit.guest_id is not null,
    'is_actor_erased', actor.erased_at is not null,
    'by_token', case when audit.token_id is not null then json_build_object(
      'id', audit.token_id, 'name', (
        select changes ->> 'token_name' from audit as made
        where made.subject_type = 'user' and made.subject_id = audit.actor_id
          and made.action = 'token.made' and made.changes -> 'token' = to_jsonb(audit.token_id)
        limit 1)) end,
    'is_subject_there', ${sql.join(
      parts.map(({ isThere }) => isThere),
      sql` or `,
    )},
    'person', case when person.id is not null then json_build_object(
      'id', person.id, 'name', person.name, 'is_erased', person.erased_at is not null) end,
    'event', case when event.id is not null then json_build_object(
      'id', event.id, 'title', event.title, 'status', event.status) end,
    'title', coalesce(${first('title')}),
    'remarks', coalesce(audit.changes ->> 'remarks', ${first('remarks')}),
    'granted_events', case when audit.changes ? 'event_grants' then (
      select json_object_agg(granted.id, granted.title) from events as granted
      where granted.id in (select jsonb_path_query(
        audit.changes, '$.event_grants[*][*].event_id ? (@ != null)')::integer)) end)
  from (select) as one
  left join users as actor on actor.id = audit.actor_id
  ${sql.join(
    parts.flatMap(({ joins }) => joins),
    sql` `,
  )}
  left join users as person on person.id = coalesce(${first('person')})
  left join events as event on event.id = coalesce(${first('event')}))`;
}

function partsOf(kind: string, subject: AuditSubjects[keyof AuditSubjects]): Parts | null {
  if (subject === null) return null;
  const isOfKind = sql`audit.subject_type = ${sql.lit(kind)}`;
  if (subject.table === undefined) {
    const itself = sql`case when ${isOfKind} then audit.subject_id end`;
    return { joins: [], isThere: isOfKind, ['person' in subject ? 'person' : 'event']: itself };
  }
  const { table, person, event, title, gone, remarks } = subject;
  const [row, last] = [sql.id(kind), sql.id(`${kind}_gone`)];
  const join = sql`left join ${sql.table(table)} as ${row} on ${isOfKind} and ${row}.id = audit.subject_id`;
  const goneJoin = sql`left join lateral (
    select actor_id, changes from audit as gone
    where ${isOfKind} and ${row}.id is null
      and gone.subject_type = ${sql.lit(kind)} and gone.subject_id = audit.subject_id
      and gone.action = ${sql.lit(gone)} limit 1) as ${last} on true`;
  const was = (column: string) => sql`${last}.changes -> ${sql.lit(column)} ->> 0`;
  const either = (column: string, before: RawBuilder<unknown>) =>
    gone ? sql`${row}.${sql.id(column)}, ${before}` : sql`${row}.${sql.id(column)}`;
  return {
    joins: gone ? [join, goneJoin] : [join],
    isThere: sql`${row}.id is not null`,
    ...(person ? { person: either(person, sql`${last}.actor_id`) } : {}),
    ...(event ? { event: either(event, sql`(${was(event)})::integer`) } : {}),
    ...(title ? { title: either(title, was(title)) } : {}),
    ...(remarks ? { remarks } : {}),
  };
}
