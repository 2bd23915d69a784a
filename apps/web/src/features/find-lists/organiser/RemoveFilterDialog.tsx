import type { SavedFilter } from '@pratibha/contract/saved-filters';
import { SAVED_WORDS } from '@pratibha/words/find/organiser/saved';
import { useWrite } from '../../../data/queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { SAVED_CHANGES } from './saved-changes.ts';

type Props = {
  readonly filter: SavedFilter;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
};

/** Asks before a saved filter goes, a shared one for everybody. */
export function RemoveFilterDialog({ filter, onRemoved, onClose }: Props) {
  const { id, name, is_shared } = filter;
  const remove = useWrite('DELETE /admin/saved-filters/{id}', SAVED_CHANGES);
  const confirm = () =>
    remove.mutate(
      { params: { id: String(id) } },
      {
        onSuccess: () => {
          adminToast('success', SAVED_WORDS.removed(name));
          onRemoved();
        },
      },
    );
  return (
    <ConfirmDialog
      isOpen
      title={SAVED_WORDS.removeTitle(name)}
      confirmLabel={SAVED_WORDS.confirmRemove}
      onConfirm={confirm}
      onCancel={onClose}
      isBusy={remove.isPending}
    >
      <p>{is_shared ? SAVED_WORDS.removeShared : SAVED_WORDS.removeMine}</p>
      {remove.isError && <p role="alert">{reasonOf(remove.error)}</p>}
    </ConfirmDialog>
  );
}
