import { Textarea } from '@mantine/core';
import { codePoints, LIMITS, tooLong } from '@pratibha/domain/limits';
import { useState } from 'react';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { REVIEW } from './admin-review.texts.ts';
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
      title={REVIEW.reopenTitle}
      submitLabel={isBusy ? REVIEW.saving : REVIEW.reopen}
      onSubmit={submit}
      onClose={onClose}
      isDirty={text !== ''}
      isBusy={isBusy}
      isSubmitDisabled={text === '' || isLong}
      error={error}
    >
      <div className={css.form} onKeyDown={(event) => confirmOn(event, submit)}>
        <p className={css.subject}>{REVIEW.reopenText(row.person, row.event)}</p>
        <Textarea
          label={REVIEW.reason}
          description={REVIEW.reasonHelp}
          error={isLong ? tooLong(REVIEW.reason, LIMITS.remarks) : null}
          required
          rows={3}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          data-autofocus
        />
        <p className={`${css.quiet} ${css.keyHint}`}>{REVIEW.confirmHint}</p>
      </div>
    </FormDialog>
  );
}
