import { WORK_FORM_COPY_WORDS } from '@pratibha/words/work-forms/organiser/copy';
import { queryClient, read, useWrite } from '../../../data/queries.ts';
import { adminToast } from '../../console/console.tsx';

/**
 * Takes what an event asks to hand in along to its duplicate. An organiser whose parts stay behind
 * is told.
 */
export function useWorkFormCopy() {
  const write = useWrite('PUT /admin/events/{id}/work-form', [
    'GET /admin/events/{id}/work-form',
    'GET /admin/events/{id}/history',
  ]);
  return async (from: number, to: number): Promise<void> => {
    try {
      const input = { params: { id: String(from) } };
      const { revision, ...form } = await queryClient.fetchQuery({
        ...read('GET /admin/events/{id}/work-form', input),
        staleTime: 0,
      });
      if (revision === 0) return;
      await write.mutateAsync({ params: { id: String(to) }, body: { ...form, revision: 0 } });
    } catch {
      adminToast('error', WORK_FORM_COPY_WORDS.failed);
    }
  };
}
