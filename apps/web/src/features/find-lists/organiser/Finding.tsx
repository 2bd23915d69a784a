import type { FoundList } from '@pratibha/domain/find/find';
import { useQuery } from '@tanstack/react-query';
import { lateComponent, lateDialog } from '../../session/session.tsx';
import type { FindingOpen } from './FindButton.tsx';
import css from './Finding.module.css';
import { ownList } from './own-list.ts';
import type { ListedColumn, MoreColumns } from './use-arranged.ts';
import type { FoundIn, FoundSearch } from './use-finding.ts';

const FindingBars = lateComponent({
  load: async () => (await import('./FindingBars.tsx')).FindingBars,
  useIsAsked: () => false,
});
const FindingDialogs = lateDialog(
  async () => (await import('./FindingDialogs.tsx')).FindingDialogs,
);

type Props<Search> = {
  readonly list: FoundList;
  readonly source: {
    readonly query: (search: Search) => unknown;
    readonly address: FoundIn['address'];
  };
  readonly search: Search;
  /** What is being chosen. */
  readonly open: FindingOpen;
  readonly setOpen: (what: FindingOpen) => void;
  /** All columns that the list shows, and what it may show besides. */
  readonly columns: readonly ListedColumn[];
  readonly more: MoreColumns<ListedColumn>;
};

/**
 * By what a list is filtered: saved filters with their counts, the conditions in force, and the
 * choice of them and of columns. All of it comes late.
 */
export function Finding<Search extends FoundSearch>(props: Props<Search>) {
  const { list, source, search, open, setOpen, columns, more } = props;
  const { data } = useQuery({ ...ownList(list), staleTime: 60_000 });
  const isSaved = (data?.filters.length ?? 0) > 0;
  const lines = Number(isSaved) + Number(search.find !== undefined);
  const of = {
    ...{ list, search, setOpen },
    asked: source.query(search) as object,
    address: source.address,
  };
  return (
    <>
      {lines > 0 && (
        <div className={css.lines} data-lines={lines}>
          <FindingBars {...of} />
        </div>
      )}
      {open !== null && (
        <FindingDialogs
          {...of}
          open={open}
          columns={columns}
          more={more}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
