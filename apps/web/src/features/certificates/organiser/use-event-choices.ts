import { titlesToChooseFrom } from '@pratibha/words/events/organiser/titles';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';

/** The events of an edition, or of all, to choose from; those that were deleted are left out. */
export function useEventChoices(edition: string | undefined) {
  const input = edition === undefined ? {} : { query: { edition } };
  const all = useQuery({ ...read('GET /admin/events', input), staleTime: 60_000 }).data ?? [];
  const events = all.filter(({ status }) => status !== 'DELETED');
  const titles = titlesToChooseFrom(events);
  return events
    .map(({ id, title }) => ({ value: String(id), label: titles.get(id) ?? title }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}
