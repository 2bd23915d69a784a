import type { AdminUser } from '@pratibha/contract/users';
import { MAKE_COPY_WORDS } from '@pratibha/words/people/organiser/data-copy';
import { useWrite } from '../../../data/queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';

type Props = { readonly user: AdminUser; readonly onClose: () => void };

/** Makes a file of all that is held about somebody, for them; it is written down who made it. */
export function CopyDataDialog({ user, onClose }: Props) {
  const copy = useWrite('POST /admin/users/{id}/data-copy', []);
  const make = () =>
    copy.mutate(
      { params: { id: String(user.id) } },
      {
        onSuccess: (data) => {
          handOut(data, MAKE_COPY_WORDS.file(user.id));
          adminToast('success', MAKE_COPY_WORDS.done);
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      isOpen
      title={MAKE_COPY_WORDS.title}
      confirmLabel={MAKE_COPY_WORDS.confirm}
      onConfirm={make}
      onCancel={onClose}
      isBusy={copy.isPending}
    >
      <p>{MAKE_COPY_WORDS.text(user.name)}</p>
      {copy.isError && <p role="alert">{reasonOf(copy.error)}</p>}
    </ConfirmDialog>
  );
}

function handOut(data: unknown, name: string): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
