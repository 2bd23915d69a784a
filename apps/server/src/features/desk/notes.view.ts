import type { Note } from '@pratibha/contract/notes';
import { withNames } from '@pratibha/domain/desk/mentions';
import type { NoteRow } from './notes.queries.ts';

/** A note as organisers read it: whom it mentions by the names that they have now. */
export function noteView(row: NoteRow): Note {
  const names = new Map(row.mentioned.map(({ id, name }) => [id, name]));
  return {
    id: row.id,
    text: withNames(row.text, (id) => names.get(id)),
    author_id: row.author_id,
    author_name: row.author_name,
    written_at: row.written_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    revision: row.version,
  };
}
