import type { RoundDetails } from '@pratibha/contract/rounds';
import { MOST_COMMENT_HOURS } from '@pratibha/domain/judging/ends';
import { PAPER_WORDS, RUNNING_WORDS } from '@pratibha/words/judging/organiser/running';
import { formatDateTime } from '@pratibha/words/time';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { lateDialog } from '../../session/session.tsx';
import css from './judging.module.css';
import { ROUND_CHANGES } from './judging-calls.ts';
import { MissingPart } from './MissingPart.tsx';

const W = RUNNING_WORDS;
const onError = (error: Error) => adminToast('error', reasonOf(error));

const PauseDialog = lateDialog(async () => (await import('./PauseDialog.tsx')).PauseDialog);
const PrintSheetsDialog = lateDialog(
  async () => (await import('./PrintSheetsDialog.tsx')).PrintSheetsDialog,
);

/** What is missing in a round that is open, its pause, and the time for comments. */
export function RunningPart({ round }: { readonly round: RoundDetails }) {
  const [opened, setOpened] = useState<'pause' | 'print' | null>(null);
  const close = () => setOpened(null);
  const goOn = useWrite('DELETE /admin/rounds/{id}/pause', ROUND_CHANGES);
  return (
    <section className={css.part} aria-label={W.heading}>
      <h2>{W.heading}</h2>
      {round.pause && (
        <p className={css.notice}>
          {W.paused(formatDateTime(new Date(round.pause.since)), round.pause.sentence)}
        </p>
      )}
      <MissingPart round={round} />
      <CommentHours key={round.comment_hours} round={round} />
      <div className={css.actions}>
        <Button variant="secondary" onClick={() => setOpened('print')}>
          {PAPER_WORDS.print}
        </Button>
        {round.pause ? (
          <Button
            disabled={goOn.isPending}
            onClick={() =>
              goOn.mutate(
                { params: { id: String(round.id) } },
                { onSuccess: () => adminToast('success', W.wentOn), onError },
              )
            }
          >
            {W.goOn}
          </Button>
        ) : (
          round.state === 'open' && (
            <Button variant="secondary" onClick={() => setOpened('pause')}>
              {W.pause}
            </Button>
          )
        )}
      </div>
      {opened === 'pause' && <PauseDialog roundId={round.id} onClose={close} />}
      {opened === 'print' && <PrintSheetsDialog round={round} onClose={close} />}
    </section>
  );
}

/** How long after the end comments may be finished. */
function CommentHours({ round }: { readonly round: RoundDetails }) {
  const [typed, setTyped] = useState(String(round.comment_hours));
  const save = useWrite('PUT /admin/rounds/{id}/comments', ROUND_CHANGES);
  const isWrong = !/^\d{1,2}$/.test(typed.trim()) || Number(typed) > MOST_COMMENT_HOURS;
  if (round.rubric.comment === 'none') return null;
  return (
    <form
      noValidate
      className={css.inLine}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWrong) return;
        save.mutate(
          { params: { id: String(round.id) }, body: { hours: Number(typed) } },
          { onSuccess: () => adminToast('success', W.saved), onError },
        );
      }}
    >
      <TextField
        label={W.comments}
        help={W.commentsHelp}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={isWrong ? W.commentsWrong(MOST_COMMENT_HOURS) : undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {typed !== String(round.comment_hours) && (
        <Button type="submit" variant="secondary" disabled={save.isPending}>
          {W.saveComments}
        </Button>
      )}
    </form>
  );
}
