import type { AdminEvent } from '@pratibha/contract/events';
import { ADMIN_EVENTS_WORDS } from '@pratibha/words/events/organiser/list';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';

type Props = { readonly event: AdminEvent | null; readonly onClose: () => void };

/** Asks before an event is deleted, and names it. */
export function DeleteEventDialog({ event, onClose }: Props) {
  // Keeps the words in place while the dialog fades out.
  const [shown, setShown] = useState(event);
  if (event !== null && event !== shown) setShown(event);
  const remove = useWrite('DELETE /admin/events/{id}', [
    'GET /admin/events',
    'GET /admin/events/{id}',
    'GET /public/events/available',
    'GET /user/available/events',
    'GET /admin/dashboard',
  ]);
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
      {shown && <p>{ADMIN_EVENTS_WORDS.deleteText(shown.title)}</p>}
      {remove.isError && <p role="alert">{reasonOf(remove.error)}</p>}
    </ConfirmDialog>
  );
}
