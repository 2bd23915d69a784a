import type { DeskKind } from '@pratibha/domain/desk/desk';
import type { Named } from '@pratibha/domain/desk/mentions';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import type { DeskSubject } from './desk-subjects.queries.ts';

function notes(db: Kysely<DB>) {
  return db
    .selectFrom('notes')
    .innerJoin('users as author', 'author.id', 'notes.author_id')
    .select([
      'notes.id',
      'notes.kind',
      'notes.row_id',
      'notes.event_id',
      'notes.text',
      'notes.author_id',
      'author.name as author_name',
      'notes.written_at',
      'notes.edited_at',
      'notes.version',
      sql<Named[]>`coalesce((
        select json_agg(json_build_object('id', users.id, 'name', users.name))
        from note_mentions join users on users.id = note_mentions.user_id
        where note_mentions.note_id = notes.id), '[]')`.as('mentioned'),
    ]);
}
export type NoteRow = Awaited<ReturnType<ReturnType<typeof notes>['execute']>>[number];

/** What is noted of one, the newest first. */
export function findNotes(db: Kysely<DB>, kind: DeskKind, rowId: number): Promise<NoteRow[]> {
  return notes(db)
    .where('notes.kind', '=', kind)
    .where('notes.row_id', '=', rowId)
    .orderBy('notes.id', 'desc')
    .execute();
}

export function readNote(db: Kysely<DB>, id: number): Promise<NoteRow> {
  return notes(db).where('notes.id', '=', id).executeTakeFirstOrThrow();
}

/** One that is about to be changed or removed: nobody else does meanwhile. */
export function lockNote(db: Kysely<DB>, id: number): Promise<NoteRow | undefined> {
  return notes(db).where('notes.id', '=', id).forUpdate('notes').executeTakeFirst();
}

type NewNote = { readonly text: string; readonly authorId: number; readonly at: Date };

export async function insertNote(
  db: Kysely<DB>,
  kind: DeskKind,
  of: DeskSubject,
  { text, authorId, at }: NewNote,
): Promise<number> {
  const row = await db
    .insertInto('notes')
    .values({
      kind,
      user_id: of.user_id,
      event_id: of.event_id,
      registration_id: kind === 'registration' ? of.id : null,
      submission_id: kind === 'submission' ? of.id : null,
      author_id: authorId,
      text,
      written_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function writeNote(
  db: Kysely<DB>,
  id: number,
  { text, at }: Pick<NewNote, 'text' | 'at'>,
): Promise<void> {
  await db
    .updateTable('notes')
    .set((eb) => ({ text, edited_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteNote(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('notes').where('id', '=', id).execute();
}

/** From now on the note mentions these, and nobody else. */
export async function writeMentions(
  db: Kysely<DB>,
  noteId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from note_mentions
    where note_id = ${noteId} and user_id <> all(${ids}::int[])`.execute(db);
  await sql`insert into note_mentions (note_id, user_id)
    select ${noteId}, id from unnest(${ids}::int[]) as id on conflict do nothing`.execute(db);
}

type NoteOfMail = {
  readonly author: string;
  readonly about: DeskKind;
  readonly event: string | null;
};

/** Of the note that the notification `told` names, as long as it mentions who is told. */
export const noteOfMail = sql<NoteOfMail>`(
  select to_jsonb(of_note) from (
    select author.name as author, notes.kind as about, events.title as event
    from notes
      join users as author on author.id = notes.author_id
      join note_mentions on note_mentions.note_id = notes.id
      left join events on events.id = notes.event_id
    where notes.id = (told.params ->> 'note_id')::int and note_mentions.user_id = told.user_id
  ) as of_note)`;
