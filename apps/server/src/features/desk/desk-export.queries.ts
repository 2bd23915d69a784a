import type { DeskKind } from '@pratibha/domain/desk/desk';
import { withNames } from '@pratibha/domain/desk/mentions';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** What organisers keep beside a row, for a file of them; null: nothing. */
export type KeptBeside = {
  readonly desk_tags?: string[] | null | undefined;
  readonly desk_assigned?: string | null | undefined;
  /** The newest first, with ids for names. */
  readonly desk_notes?: string[] | null | undefined;
};

const ROWS = { registration: 'registrations', submission: 'submissions', user: 'users' } as const;

/** The columns of that, of rows whose desk it is. */
export function deskColumns(kind: DeskKind) {
  const id = sql.ref(`${ROWS[kind]}.id`);
  return [
    sql<string[] | null>`(
      select array_agg(tags.label order by lower(tags.label), tags.id)
      from tagged join tags on tags.id = tagged.tag_id
      where tagged.kind = ${kind} and tagged.row_id = ${id})`.as('desk_tags'),
    sql<string | null>`(
      select whose.name
      from desk_assignments as given join users as whose on whose.id = given.user_id
      where given.kind = ${kind} and given.row_id = ${id})`.as('desk_assigned'),
    sql<string[] | null>`(
      select array_agg(noted.text order by noted.written_at desc, noted.id desc)
      from notes as noted where noted.kind = ${kind} and noted.row_id = ${id})`.as('desk_notes'),
  ] as const;
}

/** Notes with the names of whom they mention. */
export async function notesReader(db: Kysely<DB>) {
  const people = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where(sql<boolean>`id in (select user_id from note_mentions)`)
    .execute();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return ({ desk_notes: notes }: KeptBeside) =>
    notes?.map((text) => withNames(text, (id) => names.get(id)));
}
