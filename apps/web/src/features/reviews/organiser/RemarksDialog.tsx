import type { SetAnswer } from '@pratibha/contract/set-answers';
import { isPress } from '@pratibha/domain/console/keys';
import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { PREPARING_WORDS } from '@pratibha/words/reviews/organiser/preparing';
import type { KeyboardEvent, ReactNode } from 'react';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { AnswerNote } from './AnswerNote.tsx';
import type { Decision, Reviewed } from './decisions.ts';
import { RemarksField, remarksError } from './RemarksField.tsx';
import css from './review.module.css';
import { useRemarks } from './use-remarks.ts';

/** A decision that waits for its remarks. */
export type Asked<Outcome extends string = string> = {
  readonly row: Reviewed;
  readonly decision: Decision<Outcome>;
  /** The set answer with which its remarks begin, and what it does with what is decided. */
  readonly answer?: SetAnswer | undefined;
  readonly afterwards?: ((decided: readonly Reviewed[]) => void) | undefined;
};

type Props = {
  readonly asked: Asked | null;
  readonly isBusy: boolean;
  /** Why the decision was not saved; the remarks stay. */
  readonly error: string | null;
  /** What is to be known before. */
  readonly note: ReactNode;
  /** Whether it is prepared alone. */
  readonly isPrepared: boolean;
  readonly onDecide: (remarks: string | null) => void;
  readonly onClose: () => void;
};

/** The remarks dialog that every decision opens (R2.53, R2.54); remarks are optional (R5.11). */
export function RemarksDialog({ asked, ...rest }: Props) {
  return (
    asked && (
      <Form
        key={`${asked.row.id} ${asked.decision.outcome} ${asked.answer?.id}`}
        asked={asked}
        {...rest}
      />
    )
  );
}

function Form(props: Props & { readonly asked: Asked }) {
  const { asked, isBusy, error, note, isPrepared, onDecide, onClose } = props;
  const { row, decision, answer } = asked;
  const { remarks, setRemarks, isTyped } = useRemarks(`${decision.title} ${row.id}`, answer);
  const submit = () => {
    if (!isBusy && remarksError(remarks) === null) onDecide(remarks.trim() || null);
  };
  return (
    <FormDialog
      isOpen
      title={decision.title}
      submitLabel={labelOf(decision, { isBusy, isPrepared })}
      onSubmit={submit}
      onClose={onClose}
      isDirty={isTyped}
      isBusy={isBusy}
      isSubmitDisabled={remarksError(remarks) !== null}
      error={error}
    >
      <div className={css.form} onKeyDown={(event) => confirmOn(event, submit)}>
        <p className={css.subject}>
          <strong>{row.person}</strong>, {row.event}
        </p>
        {note}
        {isPrepared && <p role="note">{PREPARING_WORDS.note(1, 1)}</p>}
        <AnswerNote answer={answer} />
        <RemarksField value={remarks} onChange={setRemarks} eventId={row.eventId} />
        <p className={`${css.quiet} ${css.keyHint}`}>{REVIEW_WORDS.confirmHint}</p>
      </div>
    </FormDialog>
  );
}

function labelOf(
  { label }: Decision,
  { isBusy, isPrepared }: { readonly isBusy: boolean; readonly isPrepared: boolean },
): string {
  if (isPrepared) return isBusy ? PREPARING_WORDS.preparing : PREPARING_WORDS.prepare;
  return isBusy ? REVIEW_WORDS.saving : label;
}

/** Ctrl + Enter (or Cmd + Enter) sends from inside a text field. */
export function confirmOn(event: KeyboardEvent, submit: () => void): void {
  if (!isPress('confirm', event)) return;
  event.preventDefault();
  submit();
}
