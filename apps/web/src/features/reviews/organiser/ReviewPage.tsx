import type { ReviewOutcome } from '@pratibha/contract/reviews';
import type { Action } from '@pratibha/domain/access';
import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { queryClient } from '../../../data/queries.ts';
import { whenLoaded } from '../../../data/when-idle.ts';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import { AdminList } from '../../../ui/list/AdminList.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import {
  EditionFilter,
  type Exporting,
  LIVE_QUERY,
  PersonLink,
  useNoEvents,
  withoutAnswers,
} from '../../console/console.tsx';
import { arranged, Finding, type FindingOpen, useChosen } from '../../find/find.tsx';
import { lateDialog } from '../../session/session.tsx';
import { BeyondDialog } from './BeyondDialog.tsx';
import type { Bulk } from './BulkDialog.tsx';
import type { Decision, Reviewed } from './decisions.ts';
import { HeldBar } from './HeldBar.tsx';
import { moreColumns } from './more-columns.tsx';
import { ReviewDrawer } from './ReviewDrawer.tsx';
import { type BesideFilters, ReviewToolbar } from './ReviewToolbar.tsx';
import { reviewColumns } from './review-columns.tsx';
import { filtersNamed, listOf, recipientsOf } from './review-filters.ts';
import type { ReviewTexts, UseBeside } from './review-texts.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { UndoBar } from './UndoBar.tsx';
import { useDecision } from './use-decision.ts';
import { type PlacesOf, usePlaces } from './use-places.ts';
import { useReopening } from './use-reopening.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { type ReviewSearch, type ReviewSource, useReviewLists } from './use-review-lists.ts';
import { useRights } from './use-rights.ts';
import { useSelection } from './use-selection.tsx';
import { useUndo } from './use-undo.ts';
import { useWalk } from './use-walk.ts';

/**
 * Every decision asks for remarks: these come as soon as the browser is idle, the others with the
 * press.
 */
const RemarksDialog = lateDialog(async () => (await import('./RemarksDialog.tsx')).RemarksDialog);
const BulkDialog = lateDialog(async () => (await import('./BulkDialog.tsx')).BulkDialog);
const ReopenDialog = lateDialog(async () => (await import('./ReopenDialog.tsx')).ReopenDialog);

const useNothing = () => [];

/** What one kind of what is reviewed says, asks and sends; its details say more than its list. */
type Props<
  Row extends { readonly id: number },
  Details extends Row,
  SortColumn extends string,
  Status extends string,
  Outcome extends string,
> = BesideFilters & {
  readonly texts: ReviewTexts<SortColumn>;
  /** What a decision is, in the access table of domain. */
  readonly action: Action;
  readonly source: ReviewSource<Row, SortColumn, Status>;
  readonly search: ReviewSearch<SortColumn, Status>;
  readonly statuses: readonly (Status | 'PENDING')[];
  readonly decisions: readonly Decision<Outcome>[];
  readonly reviewed: (row: Row) => Reviewed;
  /** `early`: what the list knows already, to stand there at once. */
  readonly detailsOf: (id: string, early: Row | undefined) => UseQueryOptions<Details>;
  readonly drawn: (details: Details) => ReactNode;
  readonly exporting: Exporting;
  readonly decide: (row: Reviewed, outcome: Outcome, remarks: string | null) => Promise<unknown>;
  /** Answers what became of each, in their order. */
  readonly decideMany: (
    rows: { id: number; version: number }[],
    outcome: Outcome,
    remarks: string | null,
  ) => Promise<readonly ReviewOutcome[]>;
  /** Columns beside those that both screens have, before the actions, for the rows of this page. */
  readonly useBeside?: UseBeside<SortColumn>;
  /** The places of the event of a row, where a decision takes one. */
  readonly placesOf?: PlacesOf;
  /** What is to be known before a decision on these, in its dialog; null where there is nothing. */
  readonly noteOf?: (rows: readonly Reviewed[], outcome: Outcome) => ReactNode;
  readonly undo: (row: Reviewed) => Promise<unknown>;
  /** `mayGoBeyond`: whether the organiser was told that no place is left. */
  readonly reopen: (row: Reviewed, reason: string, mayGoBeyond: boolean) => Promise<unknown>;
};

/**
 * A review screen (R2.53, R2.54): filters, table,
 * details, decisions one by one or for a selection. What is reviewed comes from its feature.
 */
export function ReviewPage<
  Row extends { readonly id: number },
  Details extends Row,
  SortColumn extends string,
  Status extends string,
  Outcome extends string,
>(props: Props<Row, Details, SortColumn, Status, Outcome>) {
  const { texts, search, reviewed, noteOf, useBeside = useNothing } = props;
  const { list, queue, known } = useReviewLists(props);
  const { view, open, stays } = list;
  const beside = useBeside(view.rows ?? [], view.sort);
  const { event, edition, find, sort, cursor } = search;
  const openId = search.open;
  const details = useQuery({
    ...props.detailsOf(
      String(openId),
      known.find(({ id }) => id === openId),
    ),
    ...LIVE_QUERY,
    enabled: openId !== undefined,
  });
  const row = openId !== undefined && details.data ? reviewed(details.data) : null;
  const isFailed = openId !== undefined && details.isError && details.data === undefined;
  const rights = useRights(props.action, event);
  const decisions = rights.mayReviewHere ? props.decisions : [];
  const noEvents = useNoEvents(edition);
  const selection = useSelection(
    {
      // 'All on this page' is said of the page that the address names.
      rows: view.isFormerPage ? undefined : view.rows,
      scope: filtersNamed(search),
      fetchAll: list.fetchPending,
    },
    rights,
  );
  const [bulk, setBulk] = useState<Bulk<Outcome> | null>(null);
  const [race, setRace] = useState<string | null>(null);
  const [finding, setFinding] = useState<FindingOpen>(null);
  const listName = listOf(props.exporting);
  const ownColumns = useChosen(listName);
  const walk = useWalk({
    scope: filtersNamed(search, sort, cursor),
    rows: view.rows ?? [],
    pending: queue.ids,
    openId,
    open,
  });
  const { undoing, setDecided } = useUndo(props.undo, ({ id }) => {
    // Whoever reviews in the details wants to see the person again.
    if (openId !== undefined) open(id, true);
  });
  const places = usePlaces(props.placesOf);
  const decision = useDecision({
    decide: props.decide,
    places,
    after: (decided, { state, outcome }) => {
      const goOn = walk.onwards(decided);
      return () => {
        setDecided({ row: decided, state });
        stays.decided([decided.id], outcome as Reviewed['status']);
        selection.drop([decided.id]);
        goOn?.();
      };
    },
    onRace: setRace,
  });
  const reopening = useReopening({ texts, reopen: props.reopen, places, onRace: setRace });
  const askBulk = (next: Bulk<Outcome>) =>
    void places.check(next.rows, next.decision, () => setBulk(next));
  const { asked } = decision.dialog;
  useReviewKeys({
    openId,
    row,
    rights,
    selection,
    walk,
    decisions,
    onDecide: ([first, ...others], pressed) => {
      if (others.length === 0) decision.ask(first, pressed);
      else askBulk({ rows: [first, ...others], decision: pressed });
    },
    onReopen: reopening.ask,
  });
  useEffect(() => stays.keep([openId, asked?.row.id, ...selection.selected.map(({ id }) => id)]));
  // Who is away from the network by then finds them when they press.
  useEffect(() => whenLoaded(() => void queryClient.prefetchQuery(RemarksDialog.query)), []);
  const columns = [
    ...(rights.mayReviewHere ? [selection.column] : []),
    ...reviewColumns(texts.columns, [...beside, ...moreColumns(ownColumns)], {
      ...{ decisions, rights, onDecide: decision.ask },
    }),
  ];
  const toolbar = (
    <ReviewToolbar
      filter={search}
      statuses={props.statuses}
      onFilter={list.filter}
      followUps={props.followUps ?? null}
      comings={props.comings ?? null}
      exporting={rights.mayExport ? props.exporting : null}
      announcing={rights.mayAnnounce ? recipientsOf(listName, search) : null}
      isByEmail={rights.mayReadContacts}
      onFind={setFinding}
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
          onChoose={(chosen) =>
            list.filter({ edition: chosen, event: undefined, find: withoutAnswers(find) })
          }
        />
      </PageHeading>
      {event !== undefined && rights.mayReviewHere && <HeldBar key={event} event={event} />}
      <Finding
        list={listName}
        source={props.source}
        search={search}
        open={finding}
        setOpen={setFinding}
        columns={columns}
      />
      <AdminList
        view={view}
        caption={texts.heading}
        columns={arranged(listName, columns, ownColumns)}
        toolbar={toolbar}
        loadFailed={texts.loadFailed}
        emptyText={noEvents}
        away={stays.away}
      />
      <SelectionBar
        selection={selection}
        undo={openId === undefined && <UndoBar undoing={undoing} />}
        total={list.pendingTotal}
        decisions={decisions}
        onDecide={(chosen) => askBulk({ rows: selection.selected, decision: chosen })}
        list={listName}
      />
      <ReviewDrawer
        undoing={undoing}
        isOpen={openId !== undefined && !isFailed}
        title={row ? <PersonLink id={row.userId} name={row.person} /> : texts.detailsTitle}
        row={row}
        decisions={decisions}
        rights={rights}
        pendingTotal={queue.total}
        walk={walk}
        onDecide={decision.ask}
        onReopen={reopening.ask}
        onClose={() => open(undefined)}
      >
        {details.data ? props.drawn(details.data) : <Spinner label={SHELL_WORDS.loading} />}
      </ReviewDrawer>
      {asked && (
        <RemarksDialog {...decision.dialog} note={noteOf?.([asked.row], asked.decision.outcome)} />
      )}
      {reopening.dialog.row && <ReopenDialog {...reopening.dialog} />}
      {bulk && (
        <BulkDialog
          bulk={bulk}
          decide={(rows, remarks) =>
            props.decideMany(
              rows.map(({ id, version }) => ({ id, version })),
              bulk.decision.outcome,
              remarks,
            )
          }
          note={noteOf?.(bulk.rows, bulk.decision.outcome)}
          onClose={(over = [], done = []) => {
            setBulk(null);
            selection.drop(over.map(({ id }) => id));
            const ids = done.map(({ id }) => id);
            stays.decided(ids, bulk.decision.outcome as Reviewed['status']);
          }}
        />
      )}
      <BeyondDialog question={places.question} onClose={places.close} />
      <AlertDialog message={race} title={REVIEW_WORDS.raceTitle} onClose={() => setRace(null)} />
      <AlertDialog
        message={isFailed ? texts.detailsFailed : null}
        title={texts.detailsTitle}
        onClose={() => open(undefined)}
      />
    </>
  );
}
