import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { LIVE_QUERY } from '../../console/console.tsx';

/** What was handed in by parts with each revision of a work; none of one that has no parts. */
export function useHandedWorks(submissionId: number) {
  const params = { id: String(submissionId) };
  return useQuery({
    ...read('GET /admin/events/submissions/{id}/parts', { params }),
    ...LIVE_QUERY,
  });
}
