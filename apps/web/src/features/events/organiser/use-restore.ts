import type { AdminEvent } from '@pratibha/contract/events';
import { ADMIN_EVENTS_WORDS } from '@pratibha/words/events/organiser/list';
import { useWrite } from '../../../data/queries.ts';
import { adminToast } from '../../console/console.tsx';
import { DELETION_CHANGES } from './deletion-changes.ts';

/** Brings a deleted event back, which asks nothing: it is inactive then. */
export function useRestore(): (event: AdminEvent) => void {
  const restore = useWrite('POST /admin/events/{id}/restore', DELETION_CHANGES);
  return ({ id, title }) => {
    if (restore.isPending) return;
    restore.mutate(
      { params: { id: String(id) } },
      {
        onSuccess: () => adminToast('success', ADMIN_EVENTS_WORDS.restored(title)),
        onError: () => adminToast('error', ADMIN_EVENTS_WORDS.restoreFailed),
      },
    );
  };
}
