import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { notify } from '../notifications/notifications.ts';
import type { NoteRow } from './notes.queries.ts';

type Mentioned = {
  readonly note: Pick<NoteRow, 'id' | 'kind' | 'row_id' | 'event_id'>;
  readonly ids: readonly number[];
  /** Who writes, and knows of it. */
  readonly by: number;
  readonly at: Date;
};

/** Tells whom a note mentions, each once a note. */
export async function tellMentioned(
  db: Kysely<DB>,
  { note, ids, by, at }: Mentioned,
): Promise<void> {
  const { id: note_id, kind: about, row_id, event_id } = note;
  const params = { event_id, note_id, about, row_id };
  const told = ids.filter((id) => id !== by);
  await notify(
    db,
    told.map((userId) => ({ kind: 'note-mentions', params, userId, at })),
  );
}
