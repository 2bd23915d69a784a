import type { FoundList } from '@pratibha/domain/find/find';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { EditionInAddress } from '../../console/console.tsx';
import { lateComponent, lateDialog } from '../../session/session.tsx';
import { isFixed } from './arrange.ts';
import type { ListedColumn } from './ColumnsDialog.tsx';
import type { FindingOpen } from './FindButton.tsx';
import css from './Finding.module.css';
import { ownList } from './own-list.ts';
import { SavedStrip } from './SavedStrip.tsx';
import { isSameQuery, type SavedQuery, savedQuery } from './saved-query.ts';

const FindBar = lateComponent({
  load: async () => (await import('../../find/find.tsx')).FindBar,
  useIsAsked: () => false,
});
const FindDialog = lateDialog(async () => (await import('../../find/find.tsx')).FindDialog);
const SavedActions = lateComponent({
  load: async () => (await import('./SavedActions.tsx')).SavedActions,
  useIsAsked: () => false,
});
const ColumnsDialog = lateDialog(async () => (await import('./ColumnsDialog.tsx')).ColumnsDialog);
const SaveFilterDialog = lateDialog(
  async () => (await import('./SaveFilterDialog.tsx')).SaveFilterDialog,
);

/** What the address of a list says, as far as filters go. */
type FoundSearch = {
  readonly find?: string | undefined;
  readonly event?: number | undefined;
  readonly edition?: EditionInAddress | undefined;
  readonly saved?: number | undefined;
};

const FIRST_PAGE: object = { cursor: undefined, page: undefined };

type Props<Search> = {
  readonly list: FoundList;
  readonly source: {
    readonly query: (search: Search) => unknown;
    readonly address: (query: SavedQuery) => Readonly<Record<string, unknown>>;
  };
  readonly search: Search;
  /** What is being chosen. */
  readonly open: FindingOpen;
  readonly setOpen: (what: FindingOpen) => void;
  /** All columns that the list has. */
  readonly columns: readonly ListedColumn[];
};

/**
 * By what a list is filtered: saved filters with their counts, the conditions in force, and the
 * choice of them. Each is an address, to which Back leads back.
 */
export function Finding<Search extends FoundSearch>(props: Props<Search>) {
  const { list, source, search, open, setOpen, columns } = props;
  const { find, event, edition } = search;
  const navigate = useNavigate();
  const { data } = useQuery({ ...ownList(list), staleTime: 60_000 });
  const filters = data?.filters ?? [];
  const query = savedQuery(source.query(search) as object);
  const active = filters.find(({ id }) => id === search.saved);
  const isChanged = active !== undefined && !isSameQuery(active.query, query);
  const isAll = active === undefined && Object.keys(query).every((name) => name === 'sort');
  const go = (change: object) =>
    void navigate({
      to: '.',
      search: (old: object) => ({ ...old, ...FIRST_PAGE, ...change }),
      resetScroll: false,
    });
  /** Where a saved filter leads: an event is of its own edition. */
  const leadTo = (saved: number | undefined, to: SavedQuery) => ({
    ...source.address(to),
    saved,
    edition: to['event_id'] === undefined ? edition : undefined,
  });
  const close = () => setOpen(null);
  const finding = { list, event, onFind: (found?: string) => go({ find: found }) };
  return (
    <>
      {filters.length > 0 && (
        <div className={css.saved}>
          <SavedStrip
            list={list}
            edition={edition}
            filters={filters}
            current={isAll ? null : active?.id}
            leadTo={leadTo}
          />
          {active && (
            <SavedActions
              filter={active}
              query={query}
              isChanged={isChanged}
              onReset={() => go(leadTo(active.id, active.query))}
              onOpen={setOpen}
              onRemoved={() => go({ saved: undefined })}
            />
          )}
        </div>
      )}
      {find !== undefined && (
        <div className={css.conditions}>
          <FindBar
            {...finding}
            find={find}
            onChange={() => setOpen('filters')}
            {...(active === undefined && { onSave: () => setOpen('save') })}
          />
        </div>
      )}
      {open === 'filters' && (
        <FindDialog
          {...finding}
          find={find}
          onClose={close}
          {...(!isAll && { onSave: () => setOpen('save') })}
        />
      )}
      {open === 'columns' && (
        <ColumnsDialog
          list={list}
          event={event}
          columns={columns.filter((column) => !isFixed(column))}
          onClose={close}
        />
      )}
      {(open === 'save' || open === 'edit') && (
        <SaveFilterDialog
          list={list}
          query={query}
          event={event}
          name={active?.name ?? ''}
          changed={open === 'edit' ? active : undefined}
          onSaved={(saved) => {
            if (open === 'save') go({ saved });
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
