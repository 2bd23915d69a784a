import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { PREPARED_WORDS } from '@pratibha/words/reviews/organiser/prepared';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../../../data/queries.ts';
import { whenLoaded } from '../../../data/when-idle.ts';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import { AdminList } from '../../../ui/list/AdminList.tsx';
import type { Column } from '../../../ui/list/DataTable.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import {
  EditionFilter,
  LIVE_QUERY,
  PersonLink,
  useNoEvents,
  withoutAnswers,
} from '../../console/console.tsx';
import { Finding, type FindingOpen, useArranged } from '../../find-lists/find-lists.tsx';
import { lateDialog } from '../../session/session.tsx';
import { BeyondDialog } from './BeyondDialog.tsx';
import type { Bulk } from './BulkDialog.tsx';
import type { Reviewed } from './decisions.ts';
import { PreparedBar, PreparedNote } from './late-prepared.tsx';
import { ReviewDrawer } from './ReviewDrawer.tsx';
import { ReviewToolbar } from './ReviewToolbar.tsx';
import { reviewColumns } from './review-columns.tsx';
import { filtersNamed, kindOf, listOf, recipientsOf } from './review-filters.ts';
import type { ReviewProps } from './review-props.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { UndoBar } from './UndoBar.tsx';
import { useDecision } from './use-decision.ts';
import { useHolding } from './use-holding.ts';
import { usePlaces } from './use-places.ts';
import { usePreparing } from './use-preparing.ts';
import { useReopening } from './use-reopening.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useReviewLists } from './use-review-lists.ts';
import { useRights } from './use-rights.ts';
import { useSelection } from './use-selection.tsx';
import { useSetAnswers } from './use-set-answers.tsx';
import { useUndo } from './use-undo.ts';
import { useWalk } from './use-walk.ts';

/**
 * Every decision asks for remarks: these come as soon as the browser is idle, the others with the
 * press.
 */
const RemarksDialog = lateDialog(async () => (await import('./RemarksDialog.tsx')).RemarksDialog);
const BulkDialog = lateDialog(async () => (await import('./BulkDialog.tsx')).BulkDialog);
const ReopenDialog = lateDialog(async () => (await import('./ReopenDialog.tsx')).ReopenDialog);

/** Columns that few chose come late. */
const MORE_COLUMNS = async () => ({ of: (await import('./more-columns.tsx')).moreColumns });

const useNothing = () => [];

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
>(props: ReviewProps<Row, Details, SortColumn, Status, Outcome>) {
  const { texts, search, reviewed, noteOf, useBeside = useNothing } = props;
  const holding = useHolding();
  const rights = useRights(props.action, search.event);
  const isPrepared = holding.isUsed && rights.mayReviewHere;
  const { list, queue, known } = useReviewLists({ ...props, isPrepared });
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
  const walk = useWalk({
    scope: filtersNamed(search, sort, cursor),
    rows: view.rows ?? [],
    pending: queue.ids,
    openId,
    open,
  });
  const preparing = usePreparing({
    ...{ kind: kindOf(props.exporting), rows: view.rows ?? [], row, holding },
    ...{ mayWork: rights.mayReviewHere, prepareMany: props.prepareMany },
    ...{ decide: props.decide, decideMany: props.decideMany, undo: props.undo },
  });
  const { undoing, setDecided } = useUndo(preparing.undo, ({ id }) => {
    // Whoever reviews in the details wants to see the person again.
    if (openId !== undefined) open(id, true);
  });
  const places = usePlaces(props.placesOf);
  const decision = useDecision({
    decide: preparing.decide,
    look: preparing.look,
    holds: preparing.holds,
    places,
    after: ({ row: decided, decision: made, afterwards }) => {
      const isHeld = preparing.holds(decided);
      const state = isHeld ? PREPARED_WORDS.state : made.state;
      const goOn = walk.onwards(decided);
      return () => {
        afterwards?.([decided]);
        setDecided({ row: decided, state });
        if (!isHeld) stays.decided([decided.id], made.outcome as Reviewed['status']);
        selection.drop([decided.id]);
        goOn?.();
      };
    },
    onRace: setRace,
  });
  const reopening = useReopening({ texts, reopen: props.reopen, places, onRace: setRace });
  const askBulk = (next: Bulk<Outcome>) => {
    preparing.look(next.rows);
    void places.check(next.rows, next.decision, () => setBulk(next));
  };
  const { asked } = decision.dialog;
  const own = row !== null && rights.mayReview(row) ? row : null;
  const prepared = own && preparing.of(own.id);
  const answers = useSetAnswers({
    ...{ kind: kindOf(props.exporting), decisions, askOne: decision.ask, askMany: askBulk },
  });
  useReviewKeys({
    openId,
    row,
    rights,
    selection,
    walk,
    decisions,
    onDecide: ([first, ...others], pressed) => {
      if (others.length === 0) decision.ask({ row: first, decision: pressed });
      else askBulk({ rows: [first, ...others], decision: pressed });
    },
    onReply: answers.byKey,
    onReopen: reopening.ask,
  });
  useEffect(() => stays.keep([openId, asked?.row.id, ...selection.selected.map(({ id }) => id)]));
  // Who is away from the network by then finds them when they press.
  useEffect(() => whenLoaded(() => void queryClient.prefetchQuery(RemarksDialog.query)), []);
  const columns = [
    ...(rights.mayReviewHere ? [selection.column] : []),
    ...reviewColumns(texts.columns, beside, {
      ...{ decisions, rights },
      onDecide: (of, chosen) => decision.ask({ row: of, decision: chosen }),
    }),
  ];
  const shown = useArranged<Column<Reviewed, SortColumn>>(listName, columns, MORE_COLUMNS);
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
      isPrepared={isPrepared}
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
      {event !== undefined && isPrepared && <PreparedBar key={event} event={event} />}
      <Finding
        list={listName}
        source={props.source}
        search={search}
        open={finding}
        setOpen={setFinding}
        columns={columns}
        more={MORE_COLUMNS}
      />
      <AdminList
        view={view}
        caption={texts.heading}
        columns={shown}
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
        onAnswers={answers.list}
        list={listName}
      />
      <ReviewDrawer
        undoing={undoing}
        prepared={
          own &&
          prepared && (
            <PreparedNote prepared={prepared} onTakeBack={() => preparing.takeBack(own)} />
          )
        }
        isOpen={openId !== undefined && !isFailed}
        title={row ? <PersonLink id={row.userId} name={row.person} /> : texts.detailsTitle}
        row={row}
        decisions={decisions}
        rights={rights}
        pendingTotal={queue.total}
        walk={walk}
        onDecide={(of, chosen) => decision.ask({ row: of, decision: chosen })}
        onAnswers={answers.list}
        onReopen={reopening.ask}
        onClose={() => open(undefined)}
      >
        {details.data ? props.drawn(details.data) : <Spinner label={SHELL_WORDS.loading} />}
      </ReviewDrawer>
      {asked && (
        <RemarksDialog
          {...decision.dialog}
          isPrepared={preparing.holds(asked.row)}
          note={noteOf?.([asked.row], asked.decision.outcome)}
        />
      )}
      {reopening.dialog.row && <ReopenDialog {...reopening.dialog} />}
      {bulk && (
        <BulkDialog
          bulk={bulk}
          decide={(rows, remarks) => preparing.decideMany(rows, bulk.decision.outcome, remarks)}
          prepared={bulk.rows.filter(preparing.holds).length}
          note={noteOf?.(bulk.rows, bulk.decision.outcome)}
          onClose={(over = [], done = []) => {
            setBulk(null);
            selection.drop(over.map(({ id }) => id));
            const decided = done.filter((each) => !preparing.holds(each)).map(({ id }) => id);
            stays.decided(decided, bulk.decision.outcome as Reviewed['status']);
          }}
        />
      )}
      {answers.parts}
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
