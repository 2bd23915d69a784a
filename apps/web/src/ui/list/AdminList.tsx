import { ADMIN_LIST_WORDS } from '@pratibha/words/ui/admin-list';
import type { ReactNode } from 'react';
import { ErrorState } from '../page/ErrorState.tsx';
import { Button } from '../plain/Button.tsx';
import { type Column, DataTable, type Density, type Order } from './DataTable.tsx';
import { grouped } from './grouped.ts';
import { ListTools } from './ListTools.tsx';
import { Pager, type PageTurning } from './Pager.tsx';
import { MOST_PRINTED, type Printing } from './print.ts';
import css from './Toolbar.module.css';
import { Toolbar } from './Toolbar.tsx';

/** One page of a list as it is fetched and as its address asks for it. */
export type ListView<Row, SortColumn extends string> = {
  /** Undefined while loading. */
  readonly rows: readonly Row[] | undefined;
  /** Exact up to 10,000, then '10000+'. */
  readonly total: string;
  /** How many rows the pages before hold. */
  readonly before: number;
  readonly isFailed: boolean;
  readonly isFetching: boolean;
  /** The rows are those of the page before, until the one that is asked for has come. */
  readonly isFormerPage: boolean;
  readonly onRetry: () => void;
  /** The order in force; undefined where the list knows only one. */
  readonly sort: Order<SortColumn> | undefined;
  readonly onSort: (order: Order<SortColumn>) => void;
  /** Id of the row whose details are open. */
  readonly openId: number | null;
  readonly onOpen: (id: number) => void;
  readonly turns: PageTurning;
  /** Takes every filter away; null where there is none. */
  readonly onClear: (() => void) | null;
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
  readonly printing: Printing;
};

type Props<Row, SortColumn extends string> = {
  readonly view: ListView<Row, SortColumn>;
  readonly caption: string;
  /** Those that sort are columns that the call behind `view` sorts by. */
  readonly columns: readonly Column<Row, NoInfer<SortColumn>>[];
  /** Search and filters, with what concerns the whole list. */
  readonly toolbar: ReactNode;
  /** What is said where not even one page could be fetched. */
  readonly loadFailed: string;
  /** Why no row can be there, where the filters say so. */
  readonly emptyText?: string | undefined;
  readonly isLineOnPhones?: boolean;
  /** Ids of rows that fit the filters no more, and stay until one moves on. */
  readonly away?: ReadonlySet<number>;
};

const NONE: ReadonlySet<number> = new Set();

/** The one list of the admin area: toolbar, table and pager, or why there is nothing to show. */
export function AdminList<Row extends { readonly id: number }, SortColumn extends string>(
  props: Props<Row, SortColumn>,
) {
  const { view, caption, columns, toolbar, loadFailed, away = NONE } = props;
  const count = (view.rows?.length ?? 0) - away.size;
  return (
    <>
      <Toolbar>
        {toolbar}
        <ListTools
          density={view.density}
          onDensity={view.onDensity}
          printing={view.printing}
          total={view.total}
        />
      </Toolbar>
      {view.isFailed && view.rows === undefined ? (
        <ErrorState message={loadFailed} onRetry={view.onRetry} isRetrying={view.isFetching} />
      ) : (
        <>
          {view.rows && <Printed rows={count} before={view.before} total={view.total} />}
          <DataTable
            caption={caption}
            columns={view.printing.isPrinting ? columns.filter(isForPaper) : columns}
            rows={view.rows}
            rowKey={({ id }) => id}
            onOpen={({ id }) => view.onOpen(id)}
            sort={view.sort}
            onSort={view.onSort}
            isHeaderSticky
            isLineOnPhones={props.isLineOnPhones}
            density={view.density}
            openKey={view.openId}
            away={away}
            emptyText={props.emptyText}
            emptyAction={
              view.onClear && (
                <Button variant="secondary" onClick={view.onClear}>
                  {ADMIN_LIST_WORDS.clearFilters}
                </Button>
              )
            }
          />
          {view.rows && (
            <Pager before={view.before} count={count} total={view.total} turns={view.turns} />
          )}
        </>
      )}
    </>
  );
}

/** Thousands of buttons would take the browser seconds, and nobody presses them on paper. */
function isForPaper({ isActions, isSelect }: Column<never>): boolean {
  return isActions !== true && isSelect !== true;
}

type PrintedProps = { readonly rows: number; readonly before: number; readonly total: string };

/** On paper alone: which rows of how many these are. */
function Printed({ rows, before, total }: PrintedProps) {
  const { range, notWhole } = ADMIN_LIST_WORDS;
  return (
    <p className={css.printed}>
      {range(Math.min(before + 1, before + rows), before + rows, grouped(total))}
      {String(rows) !== total && `. ${notWhole(grouped(String(MOST_PRINTED)))}`}
    </p>
  );
}
