import { LIMITS } from '@pratibha/domain/limits';
import { onlyErrors, textError } from '@pratibha/domain/text/text-rule';
import { ERASURE_REASON_ERRORS } from '@pratibha/words/personal-data/erasure-errors';
import { PRIVACY_WORDS } from '@pratibha/words/personal-data/student/own-data';
import { fieldSentences } from '@pratibha/words/sentences';
import { useWrite } from '../../../data/queries.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { failureWords } from '../../session/session.tsx';
import css from '../personal-data.module.css';

const BLANK = { reason: '' };

type Props = { readonly isOpen: boolean; readonly onClose: () => void };

/** Says what an erasure means before it is asked for. */
export function AskForErasureDialog({ isOpen, onClose }: Props) {
  const ask = useWrite('POST /user/erasure', ['GET /user/erasure']);
  const form = useDraftForm({
    start: BLANK,
    validate: ({ reason }) =>
      fieldSentences(
        ERASURE_REASON_ERRORS,
        onlyErrors({ reason: textError(reason, { field: 'reason', limit: LIMITS.remarks }) }),
      ),
    showErrors: 'once-touched',
    write: ask,
    send: (body, callbacks) => ask.mutate({ body }, callbacks),
    onSent: () => {
      toast('success', PRIVACY_WORDS.askDone);
      close();
    },
  });
  const { reason } = form.values;
  const close = () => {
    ask.reset();
    form.setValues(BLANK);
    onClose();
  };
  return (
    <FormDialog
      isOpen={isOpen}
      title={PRIVACY_WORDS.askTitle}
      submitLabel={PRIVACY_WORDS.confirmAsk}
      onSubmit={form.submit}
      onClose={close}
      isDirty={reason.trim() !== ''}
      isBusy={ask.isPending}
      isSubmitDisabled={form.errors.reason !== undefined}
      error={ask.isError ? failureWords(ask.error, PRIVACY_WORDS.uncertain) : null}
    >
      <div className={css.fields}>
        <p>{PRIVACY_WORDS.askText}</p>
        <TextAreaField
          label={PRIVACY_WORDS.reason}
          rows={3}
          isResizable
          value={reason}
          error={form.errors.reason}
          onChange={({ currentTarget }) => form.change({ reason: currentTarget.value })}
        />
      </div>
    </FormDialog>
  );
}
