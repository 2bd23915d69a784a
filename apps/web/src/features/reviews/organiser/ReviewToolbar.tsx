import { useQuery } from '@tanstack/react-query';
import { Download, Keyboard } from 'lucide-react';
import { read } from '../../../data/queries.ts';
import { IconAction } from '../../../ui/list/IconAction.tsx';
import { FilterField, SearchField, Toolbar, ToolbarEnd } from '../../../ui/list/Toolbar.tsx';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import { statusWords } from '../../../ui/plain/StatusBadge.tsx';
import { REVIEW } from './admin-review.texts.ts';
import css from './review.module.css';

export type ReviewFilter = {
  readonly q: string | undefined;
  readonly event: number | undefined;
  readonly status: string | undefined;
};

type Props = {
  readonly filter: ReviewFilter;
  readonly statuses: readonly string[];
  readonly onFilter: (change: Partial<ReviewFilter>) => void;
  readonly exportHref: string;
  readonly onShortcuts: () => void;
};

/** Search and filters of a review screen, with the export of what they leave. */
export function ReviewToolbar({ filter, statuses, onFilter, exportHref, onShortcuts }: Props) {
  const events = useQuery({ ...read('GET /admin/events', {}), staleTime: 60_000 }).data ?? [];
  const eventChoices = events
    .toSorted((a, b) => a.title.localeCompare(b.title))
    .map(({ id, title, status }) => ({
      value: String(id),
      label: status === 'DELETED' ? REVIEW.deletedEvent(title) : title,
    }));
  return (
    <Toolbar>
      <SearchField
        label={REVIEW.search}
        value={filter.q ?? ''}
        onSearch={(words) => onFilter({ q: words || undefined })}
      />
      <FilterField
        label={REVIEW.filterByEvent}
        choices={[{ value: '', label: REVIEW.allEvents }, ...eventChoices]}
        value={String(filter.event ?? '')}
        onChoose={(value) => onFilter({ event: value === '' ? undefined : Number(value) })}
      />
      <FilterField
        label={REVIEW.filterByStatus}
        choices={[
          { value: '', label: REVIEW.allStatuses },
          ...statuses.map((status) => ({ value: status, label: statusWords(status) })),
        ]}
        value={filter.status ?? ''}
        onChoose={(value) => onFilter({ status: value || undefined })}
      />
      <ToolbarEnd>
        <div className={css.shortcuts}>
          <IconAction
            icon={Keyboard}
            label={REVIEW.shortcuts}
            hint={REVIEW.shortcutsHint}
            onPress={onShortcuts}
          />
        </div>
        <a className={buttonClass('secondary')} href={exportHref} download>
          <Download size={18} strokeWidth={1.75} aria-hidden />
          {REVIEW.export}
        </a>
      </ToolbarEnd>
    </Toolbar>
  );
}
