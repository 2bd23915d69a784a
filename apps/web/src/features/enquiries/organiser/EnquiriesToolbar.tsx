import { ENQUIRY_STATES } from '@pratibha/domain/enquiries/enquiries';
import { ADMIN_ENQUIRIES_WORDS } from '@pratibha/words/enquiries/organiser';
import { titlesToChooseFrom } from '@pratibha/words/events/organiser/titles';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { FilterField, SearchField } from '../../../ui/list/Toolbar.tsx';
import type { EnquiriesSearch } from './enquiries-search.ts';

const W = ADMIN_ENQUIRIES_WORDS;
const STATE_CHOICES = ENQUIRY_STATES.map((value) => ({ value, label: W.states[value] }));

type Props = {
  readonly search: EnquiriesSearch;
  readonly onFilter: (filters: Partial<EnquiriesSearch>) => void;
};

/** What enquiries are looked through by: words, event and state. */
export function EnquiriesToolbar({ search, onFilter }: Props) {
  const { q, edition, event, state } = search;
  const asked = edition === undefined ? {} : { query: { edition: String(edition) } };
  const events = useQuery({ ...read('GET /admin/events', asked), staleTime: 60_000 }).data ?? [];
  const choices = [...titlesToChooseFrom(events)]
    .map(([id, label]) => ({ value: String(id), label }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <>
      <SearchField label={W.search} value={q} onSearch={(found) => onFilter({ q: found })} />
      <FilterField
        label={W.event}
        all={W.allEvents}
        choices={choices}
        value={event === undefined ? undefined : String(event)}
        onChoose={(id) => onFilter({ event: id === undefined ? undefined : Number(id) })}
      />
      <FilterField
        label={W.state}
        all={W.allStates}
        choices={STATE_CHOICES}
        value={state}
        onChoose={(chosen) => onFilter({ state: chosen })}
      />
    </>
  );
}
