import { Textarea } from '@mantine/core';
import { codePoints, LIMITS, tooLong } from '@pratibha/domain/limits';
import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { useState } from 'react';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
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
  const isLong = codePoints(text) > LIMITS.remarks;
  const submit = () => {
    if (!isBusy && text !== '' && !isLong) onReopen(text);
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
      isSubmitDisabled={text === '' || isLong}
      error={error}
    >
      <div className={css.form} onKeyDown={(event) => confirmOn(event, submit)}>
        <p className={css.subject}>{REVIEW_WORDS.reopenText(row.person, row.event)}</p>
        <Textarea
          label={REVIEW_WORDS.reason}
          description={REVIEW_WORDS.reasonHelp}
          error={isLong ? tooLong(REVIEW_WORDS.reason, LIMITS.remarks) : null}
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
