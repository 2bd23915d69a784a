import type { Note } from '@pratibha/contract/notes';
import { whyNotEditNote, whyNotRemoveNote } from '@pratibha/domain/desk/desk';
import { DESK_WORDS } from '@pratibha/words/desk/organiser';
import { formatDateTime } from '@pratibha/words/time';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { IconAction, IconActions } from '../../../ui/list/IconAction.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import css from './DeskPanel.module.css';
import { NoteForm } from './NoteForm.tsx';
import { NOTE_CHANGES } from './note-changes.ts';

type Props = { readonly note: Note; readonly eventId: number | null };

/** One note: by whom and when, to be edited by its author and removed. */
export function NoteOf({ note, eventId }: Props) {
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const facts = { authorId: note.author_id, actor: useUser() };
  const close = () => setOpen(null);
  if (open === 'edit') {
    return (
      <li className={css.note}>
        <NoteForm note={note} eventId={eventId} onDone={close} />
      </li>
    );
  }
  const at = DESK_WORDS.written(note.author_name, formatDateTime(new Date(note.written_at)));
  const edited = note.edited_at && DESK_WORDS.edited(formatDateTime(new Date(note.edited_at)));
  return (
    <li className={css.note}>
      <div className={css.head}>
        <p>{edited ? `${at} (${edited})` : at}</p>
        <IconActions>
          {whyNotEditNote(facts) === null && (
            <IconAction
              icon={Pencil}
              label={DESK_WORDS.edit(note.author_name)}
              onPress={() => setOpen('edit')}
            />
          )}
          {whyNotRemoveNote(facts) === null && (
            <IconAction
              icon={Trash2}
              tone="danger"
              label={DESK_WORDS.remove(note.author_name)}
              onPress={() => setOpen('remove')}
            />
          )}
        </IconActions>
      </div>
      <p className={css.text}>{note.text}</p>
      {open === 'remove' && <RemoveNote id={note.id} onClose={close} />}
    </li>
  );
}

function RemoveNote({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const remove = useWrite('DELETE /admin/notes/{id}', NOTE_CHANGES);
  const confirm = () =>
    remove.mutate(
      { params: { id: String(id) } },
      {
        onSuccess: () => {
          adminToast('success', DESK_WORDS.removed);
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      isOpen
      title={DESK_WORDS.removeTitle}
      confirmLabel={DESK_WORDS.confirmRemove}
      onConfirm={confirm}
      onCancel={onClose}
      isBusy={remove.isPending}
    >
      <p>{DESK_WORDS.removeText}</p>
      {remove.isError && <p role="alert">{reasonOf(remove.error)}</p>}
    </ConfirmDialog>
  );
}
