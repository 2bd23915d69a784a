import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { statusWords } from '@pratibha/words/ui/plain';
import { useQuery } from '@tanstack/react-query';
import { Keyboard } from 'lucide-react';
import { read } from '../../../data/queries.ts';
import { IconAction } from '../../../ui/list/IconAction.tsx';
import { FilterField, SearchField, ToolbarEnd } from '../../../ui/list/Toolbar.tsx';
import { ExportButton, type Exporting } from '../../console/console.tsx';
import css from './review.module.css';

export type ReviewFilter<Status extends string> = {
  readonly q?: string | undefined;
  readonly event?: number | undefined;
  readonly status?: Status | undefined;
};

type Props<Status extends string> = {
  readonly filter: ReviewFilter<Status>;
  readonly statuses: readonly Status[];
  readonly onFilter: (change: ReviewFilter<Status>) => void;
  /** Null for those who may not export. */
  readonly exporting: Exporting | null;
  /** Whether the search finds people by their e-mail too. */
  readonly isByEmail: boolean;
  readonly onShortcuts: () => void;
};

/** Search and filters of a review screen, with the export of what they leave. */
export function ReviewToolbar<Status extends string>(props: Props<Status>) {
  const { filter, statuses, onFilter, exporting, onShortcuts } = props;
  const events = useQuery({ ...read('GET /admin/events', {}), staleTime: 60_000 }).data ?? [];
  const eventChoices = events
    .toSorted((a, b) => a.title.localeCompare(b.title))
    .map(({ id, title, status }) => ({
      value: String(id),
      label: status === 'DELETED' ? REVIEW_WORDS.deletedEvent(title) : title,
    }));
  return (
    <>
      <SearchField
        label={props.isByEmail ? REVIEW_WORDS.search : REVIEW_WORDS.searchByName}
        value={filter.q}
        onSearch={(q) => onFilter({ q })}
      />
      <FilterField
        label={REVIEW_WORDS.filterByEvent}
        all={REVIEW_WORDS.allEvents}
        choices={eventChoices}
        value={filter.event === undefined ? undefined : String(filter.event)}
        onChoose={(event) => onFilter({ event: event === undefined ? undefined : Number(event) })}
      />
      <FilterField
        label={REVIEW_WORDS.filterByStatus}
        all={REVIEW_WORDS.allStatuses}
        choices={statuses.map((status) => ({ value: status, label: statusWords(status) }))}
        value={filter.status}
        onChoose={(status) => onFilter({ status })}
      />
      <ToolbarEnd>
        <div className={css.shortcuts}>
          <IconAction
            icon={Keyboard}
            label={REVIEW_WORDS.shortcuts}
            hint={REVIEW_WORDS.shortcutsHint}
            onPress={onShortcuts}
          />
        </div>
        {exporting !== null && <ExportButton {...exporting} />}
      </ToolbarEnd>
    </>
  );
}
