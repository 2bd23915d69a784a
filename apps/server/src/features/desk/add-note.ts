import type * as calls from '@pratibha/contract/notes';
import { withIds } from '@pratibha/domain/desk/mentions';
import { trimmed } from '@pratibha/domain/text/text-rule';
import { Refused } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { insertNote, readNote, writeMentions } from './notes.queries.ts';
import { noteView } from './notes.view.ts';
import { organisersOf } from './organisers-of.ts';
import { holdSeen } from './seen-subjects.ts';
import { tellMentioned } from './tell-mentioned.ts';

/** Notes something of a person, a registration or a work; whom it mentions is told. */
export const addNote: UseCase<typeof calls.addNote> = async (ctx, { body }) => {
  const { kind, row_id } = body;
  const [subject] = await holdSeen(ctx, { kind, ids: [row_id] });
  if (subject === undefined || subject.is_erased) throw new Refused('already-erased');
  const { text, ids } = withIds(trimmed(body.text), await organisersOf(ctx.db, subject.event_id));
  const written = { text, authorId: ctx.actor.id, at: ctx.now };
  const id = await insertNote(ctx.db, kind, subject, written);
  await writeMentions(ctx.db, id, ids);
  await ctx.audit({
    action: 'note.added',
    subject: ['note', id],
    changes: { about: [null, kind], row: [null, row_id] },
  });
  const note = await readNote(ctx.db, id);
  await tellMentioned(ctx.db, { note, ids, by: ctx.actor.id, at: ctx.now });
  return noteView(note);
};
