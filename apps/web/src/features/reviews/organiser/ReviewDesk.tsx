import type { Action } from '@pratibha/domain/access';
import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import type { UseQueryOptions } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { whenLoaded } from '../../../data/when-idle.ts';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import { AdminList, type ListView } from '../../../ui/list/AdminList.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import {
  EditionFilter,
  type Exporting,
  type ListPosition,
  PersonLink,
  useNoEvents,
} from '../../console/console.tsx';

import { BeyondDialog } from './BeyondDialog.tsx';
import type { DecideMany, Decision, NoteOf, Reviewed } from './decisions.ts';
import { HeldBar } from './HeldBar.tsx';
import { ReviewDrawer } from './ReviewDrawer.tsx';
import { type ReviewFilter, ReviewToolbar } from './ReviewToolbar.tsx';
import { type ReviewColumns, reviewColumns } from './review-columns.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { UndoBar } from './UndoBar.tsx';
import type { PlacesOf } from './use-places.ts';
import { useReview } from './use-review.ts';
import { useRights } from './use-rights.ts';
import { useSelection } from './use-selection.tsx';

/** Every decision asks for remarks: these come as soon as the browser is idle, the others with the press. */
const fetchRemarks = () => import('./RemarksDialog.tsx');
const RemarksDialog = lazy(async () => ({ default: (await fetchRemarks()).RemarksDialog }));
const BulkDialog = lazy(async () => ({
  default: (await import('./BulkDialog.tsx')).BulkDialog,
}));
const ReopenDialog = lazy(async () => ({
  default: (await import('./ReopenDialog.tsx')).ReopenDialog,
}));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
}));

/** The list that recipients are found in. */
const announced = ({ of: { kind } }: Exporting) =>
  kind === 'submissions' ? kind : 'registrations';

type DeskTexts<SortColumn extends string> = {
  readonly heading: string;
  readonly columns: ReviewColumns<SortColumn>;
  /** Toast and text of a list that could not be fetched. */
  readonly loadFailed: string;
  /** Alert of details that could not be fetched, and its heading. */
  readonly detailsFailed: string;
  readonly detailsTitle: string;
  readonly reopened: string;
  readonly reopenFailed: string;
};

/** The list as its address asks for it, and the ways to change the address. */
export type DeskList<SortColumn extends string, Status extends string> = {
  readonly view: ListView<Reviewed, SortColumn>;
  readonly filter: (change: ReviewFilter<Status>) => void;
  /** Opens the details of a row, or closes them. */
  readonly open: (id: number | undefined, replace?: boolean) => void;
  /** How many wait for a decision under the filters, and they themselves. */
  readonly pendingTotal: UseQueryOptions<string>;
  readonly fetchPending: () => Promise<readonly Reviewed[]>;
};

/** Those that wait for a decision under the list's filters. */
export type DeskQueue = { readonly ids: readonly number[] | undefined; readonly total: string };

/** The row whose details are open. */
type DeskOpened = {
  readonly row: Reviewed | null;
  readonly isFailed: boolean;
  readonly details: ReactNode;
};

export type DeskProps<SortColumn extends string, Status extends string> = {
  readonly texts: DeskTexts<SortColumn>;
  /** What a decision is, in the access table of domain. */
  readonly action: Action;
  readonly search: ListPosition<SortColumn> & ReviewFilter<Status>;
  readonly statuses: readonly Status[];
  readonly decisions: readonly Decision[];
  readonly list: DeskList<SortColumn, Status>;
  readonly queue: DeskQueue;
  readonly opened: DeskOpened;
  readonly exporting: Exporting;
  readonly decide: (row: Reviewed, outcome: string, remarks: string | null) => Promise<unknown>;
  readonly decideMany: DecideMany;
  /** The places of the event of a row, where a decision takes one. */
  readonly placesOf?: PlacesOf;
  /** What is to be known before a decision on these, in its dialog. */
  readonly noteOf?: NoteOf;
  readonly undo: (row: Reviewed) => Promise<unknown>;
  /** `mayGoBeyond`: whether the organiser was told that no place is left. */
  readonly reopen: (row: Reviewed, reason: string, mayGoBeyond: boolean) => Promise<unknown>;
};

/**
 * A review screen (R2.53, R2.54): filters, table,
 * details, decisions one by one or for a selection. What is reviewed comes from its feature.
 */
export function ReviewDesk<SortColumn extends string, Status extends string>(
  props: DeskProps<SortColumn, Status>,
) {
  const { texts, search, list, queue, opened } = props;
  const { view, open } = list;
  const rights = useRights(props.action, search.event);
  const decisions = rights.mayReviewHere ? props.decisions : [];
  const { q, event, edition, status } = search;
  const scope = JSON.stringify([q, event, edition, status]);
  const noEvents = useNoEvents(edition);
  // 'All on this page' is said of the page that the address names.
  const rows = view.isFormerPage ? undefined : view.rows;
  const selection = useSelection({ rows, scope, fetchAll: list.fetchPending }, rights);
  const review = useReview(props, rights, selection);
  // Who is away from the network by then finds them when they press.
  useEffect(() => whenLoaded(() => void fetchRemarks().catch(() => undefined)), []);
  const toolbar = (
    <ReviewToolbar
      filter={search}
      statuses={props.statuses}
      onFilter={list.filter}
      exporting={rights.mayExport ? props.exporting : null}
      announcing={
        rights.mayAnnounce
          ? { source: announced(props.exporting), q, event, edition, status }
          : null
      }
      isByEmail={rights.mayReadContacts}
      onShortcuts={() => review.setHelp(true)}
    />
  );
  return (
    <>
      <PageHeading
        title={texts.heading}
        {...(rights.mayReviewHere ? {} : { intro: REVIEW_WORDS.onlyReads })}
      >
        <EditionFilter
          value={edition}
          // An event of another edition would find nothing.
          onChoose={(chosen) => list.filter({ edition: chosen, event: undefined })}
        />
      </PageHeading>
      {event !== undefined && rights.mayReviewHere && <HeldBar key={event} event={event} />}
      <AdminList
        view={view}
        caption={texts.heading}
        columns={[
          ...(rights.mayReviewHere ? [selection.column] : []),
          ...reviewColumns(texts.columns, { decisions, rights, onDecide: review.ask }),
        ]}
        toolbar={toolbar}
        loadFailed={texts.loadFailed}
        emptyText={noEvents}
      />
      <SelectionBar
        selection={selection}
        undo={search.open === undefined && <UndoBar undoing={review.undoing} />}
        total={list.pendingTotal}
        decisions={decisions}
        onDecide={(decision) => review.askBulk({ rows: selection.selected, decision })}
      />
      <ReviewDrawer
        undoing={review.undoing}
        isOpen={search.open !== undefined && !opened.isFailed}
        title={
          opened.row ? (
            <PersonLink id={opened.row.userId} name={opened.row.person} />
          ) : (
            texts.detailsTitle
          )
        }
        row={opened.row}
        decisions={decisions}
        rights={rights}
        pendingTotal={queue.total}
        onPrevious={review.previous}
        onNext={review.next}
        onDecide={review.ask}
        onReopen={review.askReopen}
        autoAdvance={review.autoAdvance}
        onAutoAdvance={review.setAutoAdvance}
        onClose={() => open(undefined)}
      >
        {opened.details}
      </ReviewDrawer>
      <Suspense>
        {review.remarks.asked && <RemarksDialog {...review.remarks} noteOf={props.noteOf} />}
      </Suspense>
      <Suspense>{review.reopening.row && <ReopenDialog {...review.reopening} />}</Suspense>
      <Suspense>
        {review.bulk && (
          <BulkDialog
            bulk={review.bulk}
            decide={props.decideMany}
            noteOf={props.noteOf}
            onClose={(over) => {
              review.closeBulk();
              selection.drop(over.map(({ id }) => id));
            }}
          />
        )}
      </Suspense>
      <BeyondDialog question={review.beyond} onClose={review.closeBeyond} />
      <Suspense>
        {review.isHelpOpen && (
          <ShortcutsDialog isOpen decisions={decisions} onClose={() => review.setHelp(false)} />
        )}
      </Suspense>
      <AlertDialog
        message={review.race}
        title={REVIEW_WORDS.raceTitle}
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
