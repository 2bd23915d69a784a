import { titlesToChooseFrom } from '@pratibha/words/events/organiser/titles';
import { classTitle } from '@pratibha/words/workshops/organiser/titles';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';

const KEPT = { staleTime: 60_000 } as const;

/**
 * The events of an edition, or of all, to choose from, and the classes of its workshops; those that
 * were deleted are left out.
 */
export function useEventChoices(edition: string | undefined) {
  const input = edition === undefined ? {} : { query: { edition } };
  const all = useQuery({ ...read('GET /admin/events', input), ...KEPT }).data ?? [];
  const classes = useQuery({ ...read('GET /admin/workshops', input), ...KEPT }).data ?? [];
  const events = all.filter(({ status }) => status !== 'DELETED');
  const titles = titlesToChooseFrom(events);
  return [
    ...events.map(({ id, title }) => ({ value: String(id), label: titles.get(id) ?? title })),
    ...classes.map((one) => ({ value: String(one.id), label: classTitle(one) })),
  ].toSorted((a, b) => a.label.localeCompare(b.label));
}
