import type { AdminUser } from '@pratibha/contract/users';
import { USERS_WORDS } from '@pratibha/words/people/organiser/users';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { WaitsInTheirName } from '../../personal-data/personal-data.tsx';

type Props = { readonly user: AdminUser | null; readonly onClose: () => void };

/** Asks before a user is deleted, and names the person. */
export function DeleteUserDialog({ user, onClose }: Props) {
  // Keeps the words in place while the dialog fades out.
  const [shown, setShown] = useState(user);
  if (user !== null && user !== shown) setShown(user);
  const remove = useWrite('DELETE /admin/users/{id}', [
    'GET /admin/users',
    'GET /admin/users/{id}',
    'GET /admin/dashboard',
  ]);
  const confirm = () => {
    if (user === null) return;
    remove.mutate(
      { params: { id: String(user.id) } },
      {
        onSuccess: () => {
          adminToast('success', USERS_WORDS.deleted(user.name));
          onClose();
        },
        onError: () => adminToast('error', USERS_WORDS.deleteFailed),
      },
    );
  };
  return (
    <ConfirmDialog
      isOpen={user !== null}
      title={USERS_WORDS.deleteTitle}
      confirmLabel={USERS_WORDS.confirmDelete}
      onConfirm={confirm}
      onCancel={() => {
        remove.reset();
        onClose();
      }}
      isBusy={remove.isPending}
    >
      {shown && <p>{USERS_WORDS.deleteText(shown.name, shown.email)}</p>}
      {user && <WaitsInTheirName id={user.id} />}
      {remove.isError && <p role="alert">{reasonOf(remove.error)}</p>}
    </ConfirmDialog>
  );
}
