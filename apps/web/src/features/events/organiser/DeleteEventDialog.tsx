import type { AdminEvent } from '@pratibha/contract/events';
import { ADMIN_EVENTS_WORDS } from '@pratibha/words/events/organiser/list';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import css from './DeleteEventDialog.module.css';
import { DELETION_CHANGES } from './deletion-changes.ts';

type Props = { readonly event: AdminEvent | null; readonly onClose: () => void };

/** Asks before an event is deleted, names it, and says what is at stake. */
export function DeleteEventDialog({ event, onClose }: Props) {
  // Keeps the words in place while the dialog fades out.
  const [shown, setShown] = useState(event);
  if (event !== null && event !== shown) setShown(event);
  const remove = useWrite('DELETE /admin/events/{id}', DELETION_CHANGES);
  const confirm = () => {
    if (event === null) return;
    remove.mutate(
      { params: { id: String(event.id) } },
      {
        onSuccess: () => {
          adminToast('success', ADMIN_EVENTS_WORDS.deleted(event.title));
          onClose();
        },
        onError: () => adminToast('error', ADMIN_EVENTS_WORDS.deleteFailed),
      },
    );
  };
  return (
    <ConfirmDialog
      isOpen={event !== null}
      title={ADMIN_EVENTS_WORDS.deleteTitle}
      confirmLabel={ADMIN_EVENTS_WORDS.confirmDelete}
      onConfirm={confirm}
      onCancel={() => {
        remove.reset();
        onClose();
      }}
      isBusy={remove.isPending}
    >
      {shown && <Stakes event={shown} />}
      {remove.isError && <p role="alert">{reasonOf(remove.error)}</p>}
    </ConfirmDialog>
  );
}

/** What hangs on the event: as the list knows it, which is seconds old at most. */
function Stakes({ event }: { readonly event: AdminEvent }) {
  const { registrations, submissions } = event;
  const [waiting, works] = [event.pending_registrations, event.pending_submissions];
  return (
    <div className={css.stakes}>
      <p>{ADMIN_EVENTS_WORDS.deleteText(event.title)}</p>
      {registrations === 0 ? (
        <p>{ADMIN_EVENTS_WORDS.deleteEmpty}</p>
      ) : (
        <>
          <p>{ADMIN_EVENTS_WORDS.deleteKept(registrations, submissions)}</p>
          <p>
            {waiting + works === 0
              ? ADMIN_EVENTS_WORDS.deleteNonePending
              : ADMIN_EVENTS_WORDS.deletePending(waiting, works)}
          </p>
        </>
      )}
      <p>{ADMIN_EVENTS_WORDS.deleteReturn}</p>
    </div>
  );
}
