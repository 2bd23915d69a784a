import { LIMITS } from '@pratibha/domain/limits';
import { textError } from '@pratibha/domain/text/text-rule';
import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { REOPEN_REASON_ERRORS } from '@pratibha/words/reviews/organiser/remarks-errors';
import { sentenceOf } from '@pratibha/words/sentences';
import { useState } from 'react';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import type { Reviewed } from './decisions.ts';
import { confirmOn } from './RemarksDialog.tsx';
import css from './review.module.css';

type Props = {
  readonly row: Reviewed | null;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly onReopen: (reason: string) => void;
  readonly onClose: () => void;
};

/** Takes a decision back to pending; the reason is required and goes into the audit. */
export function ReopenDialog({ row, ...rest }: Props) {
  return row && <Form key={row.id} row={row} {...rest} />;
}

function Form({ row, isBusy, error, onReopen, onClose }: Props & { readonly row: Reviewed }) {
  const [reason, setReason] = useState('');
  const text = reason.trim();
  const wrong = textError(reason, { field: 'reason', limit: LIMITS.remarks });
  const submit = () => {
    if (!isBusy && text !== '' && wrong === null) onReopen(text);
  };
  return (
    <FormDialog
      isOpen
      title={REVIEW_WORDS.reopenTitle}
      submitLabel={isBusy ? REVIEW_WORDS.saving : REVIEW_WORDS.reopen}
      onSubmit={submit}
      onClose={onClose}
      isDirty={text !== ''}
      isBusy={isBusy}
      isSubmitDisabled={text === '' || wrong !== null}
      error={error}
    >
      <div className={css.form} onKeyDown={(event) => confirmOn(event, submit)}>
        <p className={css.subject}>{REVIEW_WORDS.reopenText(row.person, row.event)}</p>
        <TextAreaField
          label={REVIEW_WORDS.reason}
          help={REVIEW_WORDS.reasonHelp}
          error={wrong && sentenceOf(REOPEN_REASON_ERRORS, wrong)}
          required
          rows={3}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          data-autofocus
        />
        <p className={`${css.quiet} ${css.keyHint}`}>{REVIEW_WORDS.confirmHint}</p>
      </div>
    </FormDialog>
  );
}
