import type { AdminClass } from '@pratibha/contract/workshop-classes';
import { formatDay } from '@pratibha/words/time';
import { WORKSHOPS_DESK_WORDS as W } from '@pratibha/words/workshops/organiser/page';
import { useWrite } from '../../../data/queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useLast } from '../../../ui/dialog/use-last.ts';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { CLASS_CHANGES } from './workshops-search.ts';

type Props = { readonly one: AdminClass | null; readonly onClose: () => void };

/** Asks before a class is deleted, and says how many have a seat in it. */
export function DeleteClassDialog({ one, onClose }: Props) {
  const shown = useLast(one);
  const remove = useWrite('DELETE /admin/events/{id}', CLASS_CHANGES);
  const confirm = () => {
    if (one === null) return;
    remove.mutate(
      { params: { id: String(one.id) } },
      {
        onSuccess: () => {
          adminToast('success', W.removed);
          onClose();
        },
        onError: () => adminToast('error', W.removeFailed),
      },
    );
  };
  return (
    <ConfirmDialog
      isOpen={one !== null}
      title={W.removeTitle}
      confirmLabel={W.removeConfirm}
      onConfirm={confirm}
      onCancel={() => {
        remove.reset();
        onClose();
      }}
      isBusy={remove.isPending}
    >
      {shown && (
        <>
          <p>
            {W.removeText(
              shown.title,
              W.when(formatDay(shown.event_date), shown.starts_at, shown.ends_at),
            )}
          </p>
          <p>{W.removeKept(shown.taken)}</p>
        </>
      )}
      {remove.isError && <p role="alert">{reasonOf(remove.error)}</p>}
    </ConfirmDialog>
  );
}
