import { isReviewable } from '@pratibha/domain/reviews/decisions';
import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { useState } from 'react';
import { adminToast, reasonOf, winnerOf } from '../../console/console.tsx';
import type { Bulk } from './BulkDialog.tsx';
import type { Decision, Reviewed } from './decisions.ts';
import type { Asked } from './RemarksDialog.tsx';
import type { DeskProps } from './ReviewDesk.tsx';
import { useAutoAdvance } from './use-auto-advance.ts';
import { usePendingQueue } from './use-pending-queue.ts';
import { usePlaces } from './use-places.ts';
import type { Rights } from './use-rights.ts';
import type { useSelection } from './use-selection.tsx';
import { KEYS, useShortcuts } from './use-shortcuts.ts';
import { useUndo } from './use-undo.ts';

/** What is said of a write, and done after it; `asks`: whether a failure only asks for something. */
type Write = {
  readonly done: string;
  readonly failed: string;
  readonly after?: () => void;
  readonly asks?: (failure: unknown) => boolean;
};

/** What happens at a review desk: which dialog is open, what a decision leads to, what keys do. */
export function useReview<SortColumn extends string, Status extends string>(
  input: DeskProps<SortColumn, Status>,
  { mayReview }: Rights,
  selection: Pick<ReturnType<typeof useSelection>, 'drop' | 'toggleAt'>,
) {
  const { texts, search, list, queue, opened, decisions } = input;
  const { open } = list;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [reopened, setReopened] = useState<Reviewed | null>(null);
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [race, setRace] = useState<string | null>(null);
  const [isHelpOpen, setHelp] = useState(false);
  const [autoAdvance, setAutoAdvance] = useAutoAdvance();
  const places = usePlaces(input.placesOf);
  const { undoing, setDecided } = useUndo(input.undo, ({ id }) => {
    // Whoever reviews in the details wants to see the person again.
    if (search.open !== undefined) open(id, true);
  });
  const { q, event, status, sort, cursor } = search;
  const rows = list.view.rows ?? [];
  const scope = JSON.stringify([q, event, status, sort, cursor]);
  const { beside } = usePendingQueue(scope, rows, queue.ids);

  const idBeside = (step: 1 | -1) => (search.open === undefined ? null : beside(search.open, step));
  const goTo = (id: number | null) => (id === null ? null : () => open(id, true));
  const previous = goTo(idBeside(-1));
  const next = goTo(idBeside(1));

  const close = () => {
    setAsked(null);
    setReopened(null);
    setError(null);
  };
  const ask = (row: Reviewed, decision: Decision) => {
    setError(null);
    setAsked({ row, decision });
  };
  const askReopen = (row: Reviewed) => {
    setError(null);
    setReopened(row);
  };
  /** One write at a time; its failure keeps the dialog and what was typed, a lost race closes it. */
  const write = async (send: Promise<unknown>, { done, failed, after, asks }: Write) => {
    setIsBusy(true);
    setError(null);
    try {
      await send;
      adminToast('success', done);
      close();
      after?.();
    } catch (failure) {
      if (asks?.(failure)) return;
      adminToast('error', failed);
      const winner = winnerOf(failure);
      if (winner === null) {
        setError(reasonOf(failure));
      } else {
        close();
        setRace(REVIEW_WORDS.race(winner.name, winner.at));
      }
    } finally {
      setIsBusy(false);
    }
  };
  const onDecide = (remarks: string | null) => {
    if (asked === null) return;
    const { row, decision } = asked;
    setIsBusy(true);
    const goOn = () => send(row, decision, remarks);
    void places.check([row], decision, goOn).then((hasGoneOn) => {
      if (!hasGoneOn) setIsBusy(false);
    });
  };
  const send = (row: Reviewed, decision: Decision, remarks: string | null) => {
    const following = search.open === row.id ? beside(row.id, 1) : null;
    const sent = input.decide(row, decision.outcome, remarks);
    void write(sent, {
      done: REVIEW_WORDS.doneWith(decision.done, row.person),
      failed: REVIEW_WORDS.failed(decision.title),
      after: () => {
        setDecided({ row, state: decision.state });
        selection.drop([row.id]);
        if (autoAdvance && following !== null) open(following, true);
      },
    });
  };
  const sendReopening = (row: Reviewed, reason: string, mayGoBeyond = false) => {
    const goOn = () => sendReopening(row, reason, true);
    void write(input.reopen(row, reason, mayGoBeyond), {
      done: texts.reopened,
      failed: texts.reopenFailed,
      asks: (failure) => places.askAfter(failure, row, goOn),
    });
  };
  const onReopen = (reason: string) => {
    if (reopened !== null) sendReopening(reopened, reason);
  };

  const onRowKey = (key: string): boolean => {
    const { row } = opened;
    if (search.open === undefined || row === null || !mayReview(row)) return false;
    if (isKey(KEYS.reopen, key) && !isReviewable(row.status)) {
      askReopen(row);
      return true;
    }
    const decision = decisions.find((each) => each.key === key);
    if (decision === undefined || !isReviewable(row.status)) return false;
    ask(row, decision);
    return true;
  };
  const onKey = (key: string): boolean => {
    if (isKey(KEYS.help, key)) setHelp(true);
    else if (isKey(KEYS.next, key)) (next ?? openFirst(search.open, rows, open))?.();
    else if (isKey(KEYS.previous, key)) previous?.();
    else if (isKey(KEYS.select, key)) return selection.toggleAt(opened.row);
    else return onRowKey(key);
    return true;
  };
  useShortcuts(onKey);

  return {
    previous,
    next,
    ask,
    askReopen,
    remarks: { asked, isBusy, error, onDecide, onClose: close },
    reopening: { row: reopened, isBusy, error, onReopen, onClose: close },
    undoing,
    bulk,
    askBulk: (next: Bulk) => void places.check(next.rows, next.decision, () => setBulk(next)),
    closeBulk: () => setBulk(null),
    beyond: places.question,
    closeBeyond: places.close,
    race,
    setRace,
    isHelpOpen,
    setHelp,
    autoAdvance,
    setAutoAdvance,
  };
}

function isKey(keys: readonly string[], key: string): boolean {
  return keys.includes(key);
}

/** From the list, the first pending row of the page opens. */
function openFirst(
  openId: number | undefined,
  rows: readonly Reviewed[],
  open: (id: number) => void,
): (() => void) | null {
  const first = rows.find(({ status }) => isReviewable(status));
  return openId !== undefined || first === undefined ? null : () => open(first.id);
}
