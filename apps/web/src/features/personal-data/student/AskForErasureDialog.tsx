import { Textarea } from '@mantine/core';
import { codePoints, LIMITS, tooLong } from '@pratibha/domain/limits';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { failureWords } from '../../session/session.tsx';
import css from '../personal-data.module.css';
import { PRIVACY } from '../personal-data.texts.ts';

type Props = { readonly isOpen: boolean; readonly onClose: () => void };

/** Says what an erasure means before it is asked for. */
export function AskForErasureDialog({ isOpen, onClose }: Props) {
  const [reason, setReason] = useState('');
  const ask = useWrite('POST /user/erasure', ['GET /user/erasure']);
  const isTooLong = codePoints(reason.trim()) > LIMITS.remarks;
  const close = () => {
    ask.reset();
    setReason('');
    onClose();
  };
  const send = () => {
    ask.mutate(
      { body: { reason } },
      {
        onSuccess: () => {
          toast('success', PRIVACY.askDone);
          close();
        },
      },
    );
  };
  return (
    <FormDialog
      isOpen={isOpen}
      title={PRIVACY.askTitle}
      submitLabel={PRIVACY.confirmAsk}
      onSubmit={send}
      onClose={close}
      isDirty={reason.trim() !== ''}
      isBusy={ask.isPending}
      isSubmitDisabled={isTooLong}
      error={ask.isError ? failureWords(ask.error, PRIVACY.uncertain) : null}
    >
      <div className={css.fields}>
        <p>{PRIVACY.askText}</p>
        <Textarea
          label={PRIVACY.reason}
          rows={3}
          resize="vertical"
          value={reason}
          error={isTooLong ? tooLong('The reason', LIMITS.remarks) : null}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </div>
    </FormDialog>
  );
}
