import { waitingInNameWords } from '@pratibha/words/personal-data/organiser';
import { formatDate } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';

/**
 * What will not happen at its moment once this person may not do it any more; nothing where nothing
 * waits.
 */
export function WaitsInTheirName({ id }: { readonly id: number }) {
  const { data } = useQuery(read('GET /admin/users/{id}/waiting', { params: { id: String(id) } }));
  const words =
    data &&
    waitingInNameWords({
      publications: data.publications.map(({ edition, at }) => ({
        edition,
        day: formatDate(new Date(at)),
      })),
      announcements: data.announcements,
    });
  return words ? <p role="status">{words}</p> : null;
}
