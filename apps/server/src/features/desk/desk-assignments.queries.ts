import { eventsWhere } from '@pratibha/domain/access';
import type { AssignedKind } from '@pratibha/domain/desk/assigned';
import type { Grantee } from '@pratibha/domain/grants';
import { type Kysely, sql } from 'kysely';
import { isOneOf } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';

type Rows = { readonly kind: AssignedKind; readonly ids: readonly number[] };
type Changed = { readonly row_id: number; readonly user_id: number };

/** The columns of a new row: what it is of, and whose it becomes. */
const columns = sql`kind, registration_id, submission_id, user_id, assigned_at`;
const ofKind = (kind: AssignedKind, id: ReturnType<typeof sql>) => sql`${kind}::text,
  case when ${kind}::text = 'registration' then ${id} end,
  case when ${kind}::text = 'submission' then ${id} end`;

type Given = { readonly to: number; readonly at: Date };

/** Gives those to somebody that nobody has; answers which. */
export async function giveFree(
  db: Kysely<DB>,
  { kind, ids }: Rows,
  { to, at }: Given,
): Promise<readonly Changed[]> {
  const { rows } = await sql<Changed>`
    insert into desk_assignments (${columns})
    select ${ofKind(kind, sql`id`)}, ${to}::int, ${at}::timestamptz
    from (select distinct unnest(${ids}::int[]) as id order by 1) as asked
    on conflict (kind, row_id) do nothing returning row_id, user_id`.execute(db);
  return rows;
}

/** Gives all of them to somebody, whoever has them; answers those that were not theirs. */
export async function giveAll(
  db: Kysely<DB>,
  { kind, ids }: Rows,
  { to, at }: Given,
): Promise<readonly Changed[]> {
  const { rows } = await sql<Changed>`
    insert into desk_assignments (${columns})
    select ${ofKind(kind, sql`id`)}, ${to}::int, ${at}::timestamptz
    from (select distinct unnest(${ids}::int[]) as id order by 1) as asked
    on conflict (kind, row_id) do update
      set user_id = excluded.user_id, assigned_at = excluded.assigned_at
      where desk_assignments.user_id <> excluded.user_id
    returning row_id, user_id`.execute(db);
  return rows;
}

/** Leaves them to nobody: those of one person or, with null, of whoever has them. */
export async function release(
  db: Kysely<DB>,
  { kind, ids }: Rows,
  of: number | null,
): Promise<readonly Changed[]> {
  const { rows } = await sql<Changed>`
    delete from desk_assignments
    where kind = ${kind} and row_id = any(${ids}::int[])
      and (${of}::int is null or user_id = ${of})
    returning row_id, user_id`.execute(db);
  return rows;
}

/**
 * Deals those that nobody has, in the order of their ids, so that each of these people has as many
 * of all of them: whoever has fewer comes first, then in the order in which they are named. One
 * statement, in which a row that somebody else gets at the same time stays theirs.
 */
export async function deal(
  db: Kysely<DB>,
  { kind, ids }: Rows,
  { among, at }: { readonly among: readonly number[]; readonly at: Date },
): Promise<readonly Changed[]> {
  const { rows } = await sql<Changed>`
    with asked as (select distinct unnest(${ids}::int[]) as id),
    held as (
      select row_id, user_id from desk_assignments
      where kind = ${kind} and row_id in (select id from asked)
    ),
    free as (
      select id, row_number() over (order by id) as place from asked
      where id not in (select row_id from held)
    ),
    people as (
      select id, turn, (select count(*) from held where user_id = person.id) as has
      from unnest(${among}::int[]) with ordinality as person (id, turn)
    ),
    turns as (
      select people.id, row_number() over (order by has + round, turn) as place
      from people, generate_series(1, (select count(*) from free)) as round
    )
    insert into desk_assignments (${columns})
    select ${ofKind(kind, sql`free.id`)}, turns.id, ${at}::timestamptz
    from free join turns using (place) order by free.id
    on conflict (kind, row_id) do nothing returning row_id, user_id`.execute(db);
  return rows;
}

type Waiting = {
  readonly registrations: number;
  readonly submissions: number;
  readonly any_assigned: boolean;
};

/**
 * How much of what is somebody's waits for a decision, of events that are not deleted; and whether
 * anything at their desks is anybody's.
 */
export async function countOwn(
  db: Kysely<DB>,
  actor: Grantee & { readonly id: number },
): Promise<Waiting> {
  const of = (table: 'registrations' | 'submissions', kind: AssignedKind) => sql`(
    select count(*)::int from desk_assignments
      join ${sql.table(table)} as mine on mine.id = row_id
      join events on events.id = mine.event_id
    where desk_assignments.kind = ${kind} and desk_assignments.user_id = ${actor.id}
      and mine.status = 'PENDING' and events.status <> 'DELETED')`;
  const events = eventsWhere('desk.work', actor);
  const { rows } = await sql<Waiting>`
    select ${of('registrations', 'registration')} as registrations,
      ${of('submissions', 'submission')} as submissions,
      exists (
        select from desk_assignments
          left join registrations on registrations.id = registration_id
          left join submissions on submissions.id = submission_id
        where ${isOneOf('registrations.event_id', events)}
          or ${isOneOf('submissions.event_id', events)}
      ) as any_assigned`.execute(db);
  return rows[0] ?? { registrations: 0, submissions: 0, any_assigned: false };
}

/** What is somebody's, with its event. */
export type AssignedRow = {
  readonly kind: AssignedKind;
  readonly id: number;
  readonly event_id: number;
  readonly at: Date;
};

export async function findAssignedTo(
  db: Kysely<DB>,
  userId: number,
): Promise<readonly AssignedRow[]> {
  const { rows } = await sql<AssignedRow>`
    select kind, row_id as id, coalesce(registrations.event_id, submissions.event_id) as event_id,
      assigned_at as at
    from desk_assignments
      left join registrations on registrations.id = desk_assignments.registration_id
      left join submissions on submissions.id = desk_assignments.submission_id
    where desk_assignments.user_id = ${userId} order by kind, row_id`.execute(db);
  return rows;
}
