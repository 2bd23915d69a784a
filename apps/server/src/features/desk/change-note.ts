import type * as calls from '@pratibha/contract/notes';
import { whyNotEditNote } from '@pratibha/domain/desk/desk';
import { withIds } from '@pratibha/domain/desk/mentions';
import { trimmed } from '@pratibha/domain/text/text-rule';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { lockNote, type NoteRow, readNote, writeMentions, writeNote } from './notes.queries.ts';
import { noteView } from './notes.view.ts';
import { organisersOf } from './organisers-of.ts';
import { tellMentioned } from './tell-mentioned.ts';

export const findNoteToChange: Find<typeof calls.changeNote, NoteRow> = (ctx, { id }) =>
  lockNote(ctx.db, id);

/** Puts other words into one's own note; whom it mentions now and did not before is told. */
export const changeNote: UseCase<typeof calls.changeNote, NoteRow> = async (
  ctx,
  { body, found },
) => {
  refuse(whyNotEditNote({ authorId: found.author_id, actor: ctx.actor }));
  if (body.revision !== found.version) throw new Refused('changed-meanwhile');
  const before = found.mentioned.map(({ id }) => id);
  // Who organises no more stays mentioned where their name is left as it stands.
  const organisers = await organisersOf(ctx.db, found.event_id);
  const others = found.mentioned.filter(({ id }) => organisers.every((each) => each.id !== id));
  const { text, ids } = withIds(trimmed(body.text), [...organisers, ...others]);
  await writeNote(ctx.db, found.id, { text, at: ctx.now });
  await writeMentions(ctx.db, found.id, ids);
  await ctx.audit({ action: 'note.changed', subject: ['note', found.id] });
  const added = ids.filter((id) => !before.includes(id));
  await tellMentioned(ctx.db, { note: found, ids: added, by: ctx.actor.id, at: ctx.now });
  return noteView(await readNote(ctx.db, found.id));
};
