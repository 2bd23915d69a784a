import { ProblemError } from '@pratibha/contract/client';
import type { RoundDetails } from '@pratibha/contract/rounds';
import { isStillDue } from '@pratibha/domain/judging/score-sheets';
import { SWAP_WORDS } from '@pratibha/words/judging/organiser/by-hand';
import { CELL_WORDS, ROUND_WORDS } from '@pratibha/words/judging/organiser/round';
import { PAPER_WORDS } from '@pratibha/words/judging/organiser/running';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { lateDialog } from '../../session/session.tsx';
import { EarlierSheets } from './EarlierSheets.tsx';
import css from './judging.module.css';
import { ROUND_CHANGES } from './judging-calls.ts';
import type { Cell } from './matrix-cells.ts';
import { nameOfJudge } from './name-of-judge.ts';
import { SheetPart } from './SheetPart.tsx';

const SwapDialog = lateDialog(async () => (await import('./SwapDialog.tsx')).SwapDialog);
const PaperDialog = lateDialog(async () => (await import('./PaperDialog.tsx')).PaperDialog);

const W = CELL_WORDS;

type Props = {
  readonly round: RoundDetails;
  readonly cell: Cell;
  readonly onClose: () => void;
};

/** What one judge makes of one work, and what organisers can do about it. */
export function CellDialog({ round, cell, onClose }: Props) {
  const { work, judge, assignment, conflict } = cell;
  const isActive = assignment !== undefined && !assignment.is_ended;
  const [isEntering, setEntering] = useState(false);
  // At the stand a judge has what they stand at, on paper, too.
  const mayStand = round.manner === 'at-the-stand' && judge.state === 'accepted';
  const isTheirs = isActive ? assignment.state !== 'sent' : mayStand;
  const mayEnter = isTheirs && !conflict && work.is_in;
  return (
    <AppDialog
      isOpen
      width="wide"
      title={W.title(ROUND_WORDS.number(work.number), nameOfJudge(judge))}
      onClose={onClose}
    >
      <div className={css.fields}>
        <div>
          <p className={css.quiet}>{W.of(work.user_name)}</p>
          <p>{stateWords(cell)}</p>
          {assignment?.cannot_because && <p>{W.cannot[assignment.cannot_because]}</p>}
          {assignment?.is_ended && !conflict && <p className={css.quiet}>{W.ended}</p>}
        </div>
        {assignment?.sheet_id != null && <SheetPart id={assignment.sheet_id} label={W.sheet} />}
        {assignment?.late_sheet_id != null && (
          <SheetPart
            id={assignment.late_sheet_id}
            label={W.lateSheet(assignment.late_minutes ?? 0)}
          />
        )}
        {assignment && !round.judges_too && hasEarlier(cell, round) && (
          <EarlierSheets roundId={round.id} judgeId={judge.id} submissionId={work.submission_id} />
        )}
        {assignment?.from_paper_by != null && (
          <p className={css.quiet}>{PAPER_WORDS.fromPaper(assignment.from_paper_by)}</p>
        )}
        {mayEnter && (
          <div className={css.actions}>
            <Button variant="secondary" onClick={() => setEntering(true)}>
              {PAPER_WORDS.enter}
            </Button>
          </div>
        )}
        {isEntering && <PaperDialog round={round} cell={cell} onClose={() => setEntering(false)} />}
        {round.state !== 'over' && <CellActions round={round} cell={cell} isActive={isActive} />}
      </div>
    </AppDialog>
  );
}

/** Whether there can be a sheet of before: of the rubric or of the work this is not the first. */
function hasEarlier({ work }: Cell, { rubric }: RoundDetails): boolean {
  return rubric.number > 1 || work.revision > 1;
}

function stateWords({ assignment, conflict }: Cell): string {
  if (conflict) return W.conflict[conflict.origin];
  return assignment ? W.states[assignment.state] : W.notAssigned;
}

type ActionProps = Pick<Props, 'round' | 'cell'> & { readonly isActive: boolean };

/** Giving and taking by hand, and conflicts. */
function CellActions({ round, cell, isActive }: ActionProps) {
  const { work, judge, assignment, conflict } = cell;
  // The judge has as many as they want: it takes a second press.
  const [isBeyond, setBeyond] = useState(false);
  const [isSwapping, setSwapping] = useState(false);
  const assign = useWrite('PUT /admin/rounds/{id}/assignments', ROUND_CHANGES);
  const settle = useWrite('PUT /admin/judges/{id}/conflicts', ROUND_CHANGES);
  const onError = (error: Error) => {
    if (error instanceof ProblemError && error.code === 'judge-at-limit') setBeyond(true);
    adminToast('error', reasonOf(error));
  };
  const give = (is_given: boolean) =>
    assign.mutate(
      {
        params: { id: String(round.id) },
        body: {
          judge_id: judge.id,
          submission_id: work.submission_id,
          is_given,
          beyond_limit: isBeyond,
        },
      },
      { onSuccess: () => adminToast('success', W.done), onError },
    );
  const set = (is_conflict: boolean) =>
    settle.mutate(
      {
        params: { id: String(judge.id) },
        body: { submission_id: work.submission_id, is_conflict },
      },
      { onSuccess: () => adminToast('success', W.done), onError },
    );
  const isBusy = assign.isPending || settle.isPending;
  return (
    <div className={css.actions}>
      {conflict?.origin !== 'own-work' && (
        <Button variant="secondary" disabled={isBusy} onClick={() => set(conflict === undefined)}>
          {conflict ? W.liftConflict : W.setConflict}
        </Button>
      )}
      {isActive && !conflict && (
        <Button variant="secondary" disabled={isBusy} onClick={() => give(false)}>
          {W.take}
        </Button>
      )}
      {isActive && !conflict && work.is_in && assignment && isStillDue(assignment.state) && (
        <Button variant="secondary" disabled={isBusy} onClick={() => setSwapping(true)}>
          {SWAP_WORDS.press}
        </Button>
      )}
      {isSwapping && <SwapDialog round={round} cell={cell} onClose={() => setSwapping(false)} />}
      {!isActive && !conflict && work.is_in && judge.state === 'accepted' && (
        <Button disabled={isBusy} onClick={() => give(true)}>
          {isBeyond ? W.giveBeyond : W.give}
        </Button>
      )}
    </div>
  );
}
