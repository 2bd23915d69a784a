import type { PreparedBeside } from '@pratibha/contract/prepared-decisions';
import { type Action, eventsWhere } from '@pratibha/domain/access';
import type { DeskKind } from '@pratibha/domain/desk/desk';
import type { Grantee } from '@pratibha/domain/grants';
import { type Kysely, sql } from 'kysely';
import { isOneOf } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { type DeskSubject, SUBJECTS } from './desk-subjects.queries.ts';
import { preparedBeside } from './prepared-beside.queries.ts';

const DESK: Action = 'desk.work';

function tags(db: Kysely<DB>) {
  return db
    .selectFrom('tags')
    .leftJoin('events', 'events.id', 'tags.event_id')
    .select(['tags.id', 'tags.label', 'tags.event_id', 'events.title as event_title']);
}
export type TagRow = Awaited<ReturnType<ReturnType<typeof tags>['execute']>>[number];

/** Those of the events whose desk is theirs, and those for all; by the alphabet. */
export function findTags(db: Kysely<DB>, actor: Grantee): Promise<TagRow[]> {
  const isTheirs = isOneOf('tags.event_id', eventsWhere(DESK, actor));
  return tags(db)
    .where(sql<boolean>`(tags.event_id is null or ${isTheirs})`)
    .orderBy(sql`lower(label)`)
    .orderBy('tags.id')
    .execute();
}

/** One that nobody removes until the transaction ends. */
export function holdTag(db: Kysely<DB>, id: number): Promise<TagRow | undefined> {
  return tags(db).where('tags.id', '=', id).forKeyShare('tags').executeTakeFirst();
}

/** One that is about to be removed. */
export function lockTag(db: Kysely<DB>, id: number): Promise<TagRow | undefined> {
  return tags(db).where('tags.id', '=', id).forUpdate('tags').executeTakeFirst();
}

/** How many there are in the same place: who makes one there waits until this is done. */
export async function countTagsBeside(db: Kysely<DB>, eventId: number | null): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('tags'), ${eventId ?? 0}::int)`.execute(db);
  const { count } = await db
    .selectFrom('tags')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<boolean>`event_id is not distinct from ${eventId}`)
    .executeTakeFirstOrThrow();
  return count;
}

/** The id of a new one; undefined where it is there, however it is written. */
export async function insertTag(
  db: Kysely<DB>,
  tag: { readonly label: string; readonly event_id: number | null },
): Promise<number | undefined> {
  const row = await db
    .insertInto('tags')
    .values(tag)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function deleteTag(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('tags').where('id', '=', id).execute();
}

/** Whether there is such an event, deleted or not. */
export async function isEvent(db: Kysely<DB>, id: number): Promise<boolean> {
  const row = await db.selectFrom('events').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Puts a tag on these; on how many it was not yet. */
export async function putOn(
  db: Kysely<DB>,
  tagId: number,
  kind: DeskKind,
  subjects: readonly DeskSubject[],
): Promise<number> {
  const rows = await db
    .insertInto('tagged')
    .values(
      subjects.map(({ id, user_id }) => ({
        tag_id: tagId,
        kind,
        user_id,
        registration_id: kind === 'registration' ? id : null,
        submission_id: kind === 'submission' ? id : null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('row_id')
    .execute();
  return rows.length;
}

/** Takes a tag off these; off how many it was. */
export async function takeOff(
  db: Kysely<DB>,
  tagId: number,
  kind: DeskKind,
  ids: readonly number[],
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('tagged')
    .where('tag_id', '=', tagId)
    .where('kind', '=', kind)
    .where('row_id', 'in', ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

type Beside = {
  readonly id: number;
  readonly tags: number[];
  readonly notes: number;
  readonly assigned_to: { readonly id: number; readonly name: string } | null;
  readonly prepared: PreparedBeside | null;
};

/** What stands beside those of these rows whose desk is theirs. */
export async function findBeside(
  db: Kysely<DB>,
  { kind, ids }: { readonly kind: DeskKind; readonly ids: readonly number[] },
  actor: Grantee,
): Promise<Beside[]> {
  const { rows } = await sql<Beside>`
    select subject.id,
      coalesce((
        select json_agg(tags.id order by lower(tags.label), tags.id)
        from tagged join tags on tags.id = tagged.tag_id
        where tagged.kind = ${kind} and tagged.row_id = subject.id), '[]') as tags,
      (select count(*)::int from notes
        where notes.kind = ${kind} and notes.row_id = subject.id) as notes,
      (select json_build_object('id', users.id, 'name', users.name)
        from desk_assignments join users on users.id = desk_assignments.user_id
        where desk_assignments.kind = ${kind} and desk_assignments.row_id = subject.id
      ) as assigned_to,
      ${kind === 'user' ? sql`null` : preparedBeside(kind)} as prepared
    from ${SUBJECTS[kind]} as subject
    where subject.id = any(${ids}::int[])
      and ${isOneOf('subject.event_id', eventsWhere(DESK, actor))}
    order by subject.id`.execute(db);
  return rows;
}
