import { UI_WORDS } from '@pratibha/words/ui';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { EmptyDrawing } from '../plain/EmptyDrawing.tsx';
import css from './DataTable.module.css';
import fit from './TableFit.module.css';
import head from './TableHead.module.css';

/** A sort order: a column, with a minus before it for descending. */
export type Order<SortColumn extends string> = SortColumn | `-${SortColumn}`;

/** How close the rows stand: a line each as far as they fit, or with room around them. */
export type Density = 'compact' | 'comfortable';

export type Column<Row, SortColumn extends string = string> = ColumnLooks<Row> &
  (
    | {
        /** Key of the column; the sort order names it too. */
        readonly id: SortColumn;
        /** The header becomes a button that asks for this order. */
        readonly isSortable: true;
      }
    | { readonly id: string; readonly isSortable?: false }
  );

type ColumnLooks<Row> = {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Names the row: the heading of its card on phones, and a button that opens the row. */
  readonly isTitle?: boolean;
  /**
   * Opens the row in place of a title that leads elsewhere; says which row to who hears the button.
   */
  readonly opens?: (row: Row) => string;
  /** Buttons of the row: at the end of its card, never opening it. */
  readonly isActions?: boolean;
  readonly align?: 'start' | 'end';
  /** The box that selects the row: in the corner of its card. */
  readonly isSelect?: boolean;
  /** Stays on one line where there is room, such as a date, and never breaks inside a word. */
  readonly isNoWrap?: boolean;
  /**
   * Stands on the row's one line on phones, where the table has one; title and actions always do.
   */
  readonly isOnLine?: (row: Row) => boolean;
  /** Stands in the header in place of the words, such as a box that selects every row. */
  readonly headerCell?: ReactNode;
};

/** As many as are sure to fit on a phone. */
const SKELETON_ROWS = [1, 2, 3, 4, 5];

type Props<Row, SortColumn extends string> = {
  /** Says what the table lists; read out, not shown. */
  readonly caption: string;
  readonly columns: readonly Column<Row, SortColumn>[];
  /** Undefined while loading. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string | number;
  /** Opens a row's details: by a click anywhere on it, or by one of its cells with the keyboard. */
  readonly onOpen?: (row: Row) => void;
  /** The order in force: a column's id, with a minus before it for descending. */
  readonly sort?: Order<NoInfer<SortColumn>> | undefined;
  readonly onSort?: (order: Order<NoInfer<SortColumn>>) => void;
  readonly emptyText?: string | undefined;
  /** The way on where nothing was found, such as a button that clears the filters. */
  readonly emptyAction?: ReactNode;
  readonly loadingText?: string;
  /** Keeps the header in sight while the page scrolls. */
  readonly isHeaderSticky?: boolean;
  /** The key of the row whose details are open, marked in the list. */
  readonly openKey?: string | number | null;
  /** Keys of rows that are no longer of the list, and stand there in grey. */
  readonly away?: ReadonlySet<string | number>;
  /** On phones every row is one line in place of a card; its details tell the rest. */
  readonly isLineOnPhones?: boolean | undefined;
  /** Where nothing is said, compact under a header that stays in sight, as such lists are long. */
  readonly density?: Density;
};

/**
 * The one table of the product (R2.55): 'No Data Found' when empty,
 * 'Loading...' while waiting; below 640 px every row is a card.
 *
 * The admin console gives `sort` and `onSort` from the search parameters of its route, a column
 * with `isActions` for its icon buttons, and `isHeaderSticky`. It sorts nothing itself: the rows
 * come in the order that the call asked for.
 */
export function DataTable<Row, SortColumn extends string>(props: Props<Row, SortColumn>) {
  const { caption, columns, rows, rowKey, onOpen, sort, onSort, openKey } = props;
  const opener = columns.find(({ opens }) => opens) ?? columns.find(({ isTitle }) => isTitle);
  const message =
    rows === undefined
      ? (props.loadingText ?? UI_WORDS.loading)
      : rows.length === 0
        ? (props.emptyText ?? UI_WORDS.noData)
        : null;
  return (
    <div
      className={`${css.frame} ${fit.frame}`}
      data-sticky={props.isHeaderSticky}
      data-line={props.isLineOnPhones}
      data-density={props.density ?? (props.isHeaderSticky ? 'compact' : undefined)}
      aria-busy={rows === undefined}
      data-waits={rows === undefined ? true : undefined}
    >
      <table className={css.table} role="table" aria-label={caption}>
        <thead role="rowgroup" className={head.head}>
          <tr role="row">
            {columns.map((column) => (
              <Header key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {message !== null && (
            <tr role="row" className={css.message}>
              <td role="cell" colSpan={columns.length}>
                {rows === undefined ? (
                  <span role="status">{message}</span>
                ) : (
                  <div className={css.nothing}>
                    <EmptyDrawing kind="lost" />
                    <span role="status">{message}</span>
                    {props.emptyAction}
                  </div>
                )}
              </td>
            </tr>
          )}
          {rows === undefined &&
            SKELETON_ROWS.map((place) => (
              <tr key={place} className={css.skeleton} aria-hidden="true">
                {columns.map(({ id, isTitle, isSelect }) => (
                  <td key={id} data-title={isTitle} data-select={isSelect} />
                ))}
              </tr>
            ))}
          {rows?.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={css.row}
              data-opens={onOpen !== undefined}
              data-open={openKey != null && openKey === rowKey(row)}
              data-away={props.away?.has(rowKey(row)) || undefined}
              onClick={(event) => {
                if (onOpen && !isOnControl(event)) onOpen(row);
              }}
            >
              {columns.map((column) => (
                <Cell
                  key={column.id}
                  column={column}
                  row={row}
                  onOpen={column === opener ? onOpen : undefined}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HeaderProps<Row, SortColumn extends string> = {
  readonly column: Column<Row, SortColumn>;
  readonly sort: string | undefined;
  readonly onSort: ((order: Order<SortColumn>) => void) | undefined;
};

function Header<Row, SortColumn extends string>(props: HeaderProps<Row, SortColumn>) {
  const { column, sort, onSort } = props;
  const isUp = sort === column.id;
  const isDown = sort === `-${column.id}`;
  const Icon = isUp ? ArrowUp : isDown ? ArrowDown : ChevronsUpDown;
  const order = isUp ? 'ascending' : isDown ? 'descending' : undefined;
  return (
    <th
      role="columnheader"
      scope="col"
      data-align={column.align}
      data-actions={column.isActions}
      data-select={column.isSelect}
      aria-sort={order}
    >
      {column.isSortable && onSort ? (
        <button
          type="button"
          className={head.sort}
          onClick={() => onSort(isUp ? `-${column.id}` : column.id)}
        >
          {column.header}
          <Icon size={15} strokeWidth={1.75} aria-hidden />
        </button>
      ) : (
        (column.headerCell ?? column.header)
      )}
    </th>
  );
}

type CellProps<Row> = {
  readonly column: Column<Row>;
  readonly row: Row;
  /** Of the one cell that is the way in. */
  readonly onOpen: ((row: Row) => void) | undefined;
};

function Cell<Row>({ column, row, onOpen }: CellProps<Row>) {
  const content = column.cell(row);
  return (
    <td
      role="cell"
      data-label={column.header}
      data-title={column.isTitle}
      data-actions={column.isActions}
      data-select={column.isSelect}
      data-nowrap={column.isNoWrap}
      data-on-line={column.isTitle || column.isActions || (column.isOnLine?.(row) ?? false)}
      data-align={column.align}
    >
      {onOpen ? (
        <button
          type="button"
          className={`${css.value} ${css.opener}`}
          aria-label={column.opens?.(row)}
          onClick={() => onOpen(row)}
        >
          {content}
        </button>
      ) : (
        <div className={css.value}>{content}</div>
      )}
    </td>
  );
}

/**
 * A press on a link, button or field of the row does its own thing, and selecting text does none.
 */
function isOnControl(event: MouseEvent | KeyboardEvent): boolean {
  const target = event.target as Element;
  if (target.closest('a, button, input, select, textarea, label') !== null) return true;
  return (window.getSelection()?.toString() ?? '') !== '';
}
