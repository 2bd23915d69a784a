import type { SetAnswer } from '@pratibha/contract/set-answers';
import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { PREPARING_WORDS } from '@pratibha/words/reviews/organiser/preparing';
import type { ReactNode } from 'react';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { AnswerNote } from './AnswerNote.tsx';
import type { Decision, Reviewed } from './decisions.ts';
import { confirmOn } from './RemarksDialog.tsx';
import { RemarksField, remarksError } from './RemarksField.tsx';
import css from './review.module.css';
import { type DecideMany, type Results, useBulk } from './use-bulk.ts';
import { useRemarks } from './use-remarks.ts';

export type Bulk<Outcome extends string = string> = {
  readonly rows: readonly Reviewed[];
  readonly decision: Decision<Outcome>;
  /** The set answer with which its remarks begin, and what it does with what is decided. */
  readonly answer?: SetAnswer | undefined;
  readonly afterwards?: ((decided: readonly Reviewed[]) => void) | undefined;
};

type Props = {
  readonly bulk: Bulk | null;
  readonly decide: DecideMany;
  /** What is to be known before. */
  readonly note: ReactNode;
  /** So many of them are prepared alone. */
  readonly prepared: number;
  /**
   * @param over those of which the server said what became of them
   * @param done those of them that were decided
   */
  readonly onClose: (over?: readonly Reviewed[], done?: readonly Reviewed[]) => void;
};

/** One confirmation for a selection, then a result for every row of it. */
export function BulkDialog({ bulk, ...rest }: Props) {
  return bulk && <Steps key={bulk.rows.map(({ id }) => id).join()} bulk={bulk} {...rest} />;
}

function Steps({ bulk, decide, note, prepared, onClose }: Props & { readonly bulk: Bulk }) {
  const { rows, decision, answer, afterwards } = bulk;
  const title = rows.length === 1 ? decision.title : decision.titleOfMany(rows.length);
  const isPrepared = prepared === rows.length;
  const words = isPrepared ? PREPARING_WORDS : REVIEW_WORDS;
  const running = useBulk(rows, async (some, said) => {
    const outcomes = await decide(some, said);
    const done = outcomes.filter(({ outcome }) => outcome === 'done').map(({ id }) => id);
    afterwards?.(some.filter(({ id }) => done.includes(id)));
    return outcomes;
  });
  const { results, isRunning, left } = running;
  const isNeeded = running.isStarted && left.length > 0;
  const { remarks, setRemarks, isTyped } = useRemarks(decision.title, answer, isNeeded);
  const send = () => {
    if (remarksError(remarks) === null) void running.run(remarks.trim() || null);
  };
  if (!running.isStarted) {
    return (
      <FormDialog
        isOpen
        title={title}
        submitLabel={
          isPrepared
            ? PREPARING_WORDS.prepareMany(rows.length)
            : REVIEW_WORDS.bulkConfirm(decision.label, rows.length)
        }
        onSubmit={send}
        onClose={() => onClose()}
        isDirty={isTyped}
        isBusy={false}
        isSubmitDisabled={remarksError(remarks) !== null}
      >
        <div className={css.form} onKeyDown={(event) => confirmOn(event, send)}>
          <p className={css.subject}>{words.bulkText(rows.length)}</p>
          <ul className={css.names} tabIndex={0} aria-label={REVIEW_WORDS.bulkNames}>
            {rows.map(({ id, person, event }) => (
              <li key={id}>
                <strong>{person}</strong>, {event}
              </li>
            ))}
          </ul>
          {note}
          {prepared > 0 && <p role="note">{PREPARING_WORDS.note(prepared, rows.length)}</p>}
          <AnswerNote answer={answer} />
          <RemarksField value={remarks} onChange={setRemarks} eventId={rows[0]?.eventId} />
          <p className={`${css.quiet} ${css.keyHint}`}>{REVIEW_WORDS.confirmHint}</p>
        </div>
      </FormDialog>
    );
  }
  const close = () => {
    if (!isRunning) onClose(running.over, running.done);
  };
  const hasFailed = left.some(({ id }) => results.has(id));
  return (
    <AppDialog isOpen title={title} width="wide" onClose={close}>
      <p role="status" className={css.subject}>
        {isRunning
          ? words.bulkProgress(running.done.length, rows.length)
          : words.bulkDone(running.done.length, rows.length)}
      </p>
      <ResultList rows={rows} results={results} isRunning={isRunning} />
      <div className={css.actions}>
        {/* One button, so that the focus stays on it. */}
        <Button variant="secondary" onClick={isRunning ? running.stop : close} data-autofocus>
          {isRunning ? REVIEW_WORDS.stop : REVIEW_WORDS.close}
        </Button>
        {!isRunning && left.length > 0 && (
          <Button onClick={send}>
            {hasFailed ? REVIEW_WORDS.bulkAgain : REVIEW_WORDS.bulkGoOn(left.length)}
          </Button>
        )}
      </div>
    </AppDialog>
  );
}

type ListProps = {
  readonly rows: readonly Reviewed[];
  readonly results: Results;
  readonly isRunning: boolean;
};

/** What became of each; once it is over, what was not decided stands first. */
function ResultList({ rows, results, isRunning }: ListProps) {
  const isDone = ({ id }: Reviewed) => results.get(id)?.whyNot === null;
  const inOrder = isRunning ? rows : rows.toSorted((a, b) => Number(isDone(a)) - Number(isDone(b)));
  return (
    <ul className={css.results} tabIndex={0} aria-label={REVIEW_WORDS.bulkResults}>
      {inOrder.map(({ id, person, event }) => {
        const result = results.get(id);
        const waiting = isRunning ? REVIEW_WORDS.bulkWaiting : REVIEW_WORDS.bulkNotSent;
        return (
          <li key={id} data-failed={result !== undefined && result.whyNot !== null}>
            <span>
              <strong>{person}</strong>, {event}
            </span>
            <span>{result === undefined ? waiting : (result.whyNot ?? REVIEW_WORDS.bulkOk)}</span>
          </li>
        );
      })}
    </ul>
  );
}
