import type { ReactNode } from 'react';
import { SHELL } from '../../../shell/frame/texts.ts';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import { DataTable } from '../../../ui/list/DataTable.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { ClearFilters, ListPager, type ListSearch, useListSearch } from '../../console/console.tsx';
import { REVIEW } from './admin-review.texts.ts';
import { BulkDialog } from './BulkDialog.tsx';
import type { Decision, Reviewed } from './decisions.ts';
import { RemarksDialog } from './RemarksDialog.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';
import { ReviewDrawer } from './ReviewDrawer.tsx';
import { type ReviewFilter, ReviewToolbar } from './ReviewToolbar.tsx';
import { type ReviewColumns, reviewColumns } from './review-columns.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { useReview } from './use-review.ts';
import { useSelection } from './use-selection.tsx';

type DeskTexts = {
  readonly heading: string;
  readonly columns: ReviewColumns;
  /** Toast and text of a list that could not be fetched. */
  readonly loadFailed: string;
  /** Alert of details that could not be fetched, and its heading. */
  readonly detailsFailed: string;
  readonly detailsTitle: string;
  readonly reopened: string;
  readonly reopenFailed: string;
};

export type DeskSearch = ListSearch & { event?: number; status?: string };

/** What the list's query says. */
export type DeskList = {
  /** Undefined while loading. */
  readonly rows: readonly Reviewed[] | undefined;
  readonly total: string;
  readonly next: string | null;
  readonly isFailed: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => void;
};

/** Those that wait for a decision under the list's filters. */
export type DeskQueue = { readonly ids: readonly number[] | undefined; readonly total: string };

/** The row whose details are open. */
type DeskOpened = {
  readonly row: Reviewed | null;
  readonly isFailed: boolean;
  readonly details: ReactNode;
};

export type DeskProps = {
  readonly texts: DeskTexts;
  readonly search: DeskSearch;
  readonly statuses: readonly string[];
  readonly decisions: readonly Decision[];
  readonly list: DeskList;
  readonly queue: DeskQueue;
  readonly opened: DeskOpened;
  readonly firstSort: string;
  readonly exportHref: string;
  readonly decide: (row: Reviewed, outcome: string, remarks: string | null) => Promise<unknown>;
  readonly reopen: (row: Reviewed, reason: string) => Promise<unknown>;
};

/**
 * A review screen (spec section 2, Admin Event Registrations and Submissions): filters, table,
 * details, decisions one by one or for a selection. What is reviewed comes from its feature.
 */
export function ReviewDesk(props: DeskProps) {
  const { texts, search, decisions, list, queue, opened } = props;
  const { filter, open, turns, clear } = useListSearch(search);
  const selection = useSelection(list.rows);
  const review = useReview({ ...props, open });
  const { sort, q, event, status } = search;
  return (
    <>
      <PageHeading title={texts.heading} productName={SHELL.productName} />
      <ReviewToolbar
        filter={{ q, event, status }}
        statuses={props.statuses}
        onFilter={(change: Partial<ReviewFilter>) => filter(change)}
        exportHref={props.exportHref}
        onShortcuts={() => review.setHelp(true)}
      />
      {list.isFailed && list.rows === undefined ? (
        <ErrorState
          message={texts.loadFailed}
          onRetry={list.refetch}
          isRetrying={list.isFetching}
        />
      ) : (
        <>
          <DataTable
            caption={texts.heading}
            columns={[selection.column, ...reviewColumns(texts.columns, decisions, review.ask)]}
            rows={list.rows}
            rowKey={(row) => row.id}
            onOpen={(row) => open(row.id)}
            sort={sort ?? props.firstSort}
            onSort={(order) => filter({ sort: order })}
            isHeaderSticky
            openKey={search.open ?? null}
            emptyAction={<ClearFilters onClear={clear} />}
          />
          {list.rows && (
            <ListPager
              search={search}
              count={list.rows.length}
              total={list.total}
              turns={turns(list.next)}
            />
          )}
        </>
      )}
      <SelectionBar
        count={selection.selected.length}
        decisions={decisions}
        onDecide={(decision) => review.setBulk({ rows: selection.selected, decision })}
        onClear={selection.clear}
      />
      <ReviewDrawer
        isOpen={search.open !== undefined && !opened.isFailed}
        title={opened.row?.person ?? texts.detailsTitle}
        row={opened.row}
        decisions={decisions}
        pendingTotal={queue.total}
        onPrevious={review.previous}
        onNext={review.next}
        onDecide={review.ask}
        onReopen={review.askReopen}
        goesOn={review.goesOn}
        onGoesOn={review.setGoesOn}
        onClose={() => open(undefined)}
      >
        {opened.details}
      </ReviewDrawer>
      <RemarksDialog {...review.remarks} />
      <ReopenDialog {...review.reopening} />
      <BulkDialog
        bulk={review.bulk}
        decide={props.decide}
        onClose={(isDone) => {
          review.setBulk(null);
          if (isDone) selection.clear();
        }}
      />
      <ShortcutsDialog
        isOpen={review.isHelpOpen}
        decisions={decisions}
        onClose={() => review.setHelp(false)}
      />
      <AlertDialog
        message={review.race}
        title={REVIEW.raceTitle}
        onClose={() => review.setRace(null)}
      />
      <AlertDialog
        message={search.open !== undefined && opened.isFailed ? texts.detailsFailed : null}
        title={texts.detailsTitle}
        onClose={() => open(undefined)}
      />
    </>
  );
}
