import type * as calls from '@pratibha/contract/notes';
import { whyNotRemoveNote } from '@pratibha/domain/desk/desk';
import { refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { deleteNote, findNotes, lockNote, type NoteRow } from './notes.queries.ts';
import { noteView } from './notes.view.ts';

export const findNoteToRemove: Find<typeof calls.removeNote, NoteRow> = (ctx, { id }) =>
  lockNote(ctx.db, id);

/** Removes a note for good; its words are kept nowhere. */
export const removeNote: UseCase<typeof calls.removeNote, NoteRow> = async (ctx, { found }) => {
  refuse(whyNotRemoveNote({ authorId: found.author_id, actor: ctx.actor }));
  await deleteNote(ctx.db, found.id);
  await ctx.audit({
    action: 'note.removed',
    subject: ['note', found.id],
    changes: { about: [found.kind, null], row: [found.row_id, null] },
  });
  return (await findNotes(ctx.db, found.kind, found.row_id)).map(noteView);
};
