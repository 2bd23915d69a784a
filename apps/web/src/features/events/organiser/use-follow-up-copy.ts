import { followUpQuestions } from '@pratibha/domain/follow-ups/follow-ups';
import { FOLLOW_UP_COPY_WORDS } from '@pratibha/words/follow-ups/organiser/copy';
import { queryClient, read, useWrite } from '../../../data/queries.ts';
import { adminToast } from '../../console/console.tsx';

/**
 * Takes the follow-up questions of an event along to its duplicate, as a copied year does: nobody
 * is asked until somebody says until when. An organiser whose questions stay behind is told.
 */
export function useFollowUpCopy() {
  const write = useWrite('PUT /admin/events/{id}/follow-up', [
    'GET /admin/events/{id}/follow-up',
    'GET /admin/events/{id}/history',
  ]);
  return async (from: number, to: number): Promise<void> => {
    try {
      const input = { params: { id: String(from) } };
      const { questions } = await queryClient.fetchQuery({
        ...read('GET /admin/events/{id}/follow-up', input),
        staleTime: 0,
      });
      if (followUpQuestions(questions).length === 0) return;
      const body = { questions, last_day: null, revision: 0 };
      await write.mutateAsync({ params: { id: String(to) }, body });
    } catch {
      adminToast('error', FOLLOW_UP_COPY_WORDS.failed);
    }
  };
}
