import type { Certificate } from '@pratibha/contract/certificates';
import { CERTIFICATE_LIMITS, correctionErrors } from '@pratibha/domain/certificates/certificates';
import { CERTIFICATE_ERRORS } from '@pratibha/words/certificates/form-errors';
import { CHANGE_WORDS } from '@pratibha/words/certificates/organiser/page';
import { fieldSentences } from '@pratibha/words/sentences';
import { useRef } from 'react';
import { fieldErrors } from '../../../data/field-errors.ts';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './certificates.module.css';
import { CERTIFICATE_CHANGES } from './certificates-search.ts';

const W = CHANGE_WORDS;

type Props = {
  readonly certificate: Certificate & { readonly name: string };
  readonly onClose: () => void;
};

/** Issues a certificate anew under the name that it should have had. */
export function CorrectCertificateDialog({ certificate: { id, number, name }, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const correct = useWrite('POST /admin/certificates/{id}/correction', CERTIFICATE_CHANGES);
  const form = useDraftForm({
    start: { name, reason: '' },
    form: fields,
    validate: (values) => fieldSentences(CERTIFICATE_ERRORS, correctionErrors(values)),
    write: correct,
    send: (body, callbacks) => correct.mutate({ params: { id: String(id) }, body }, callbacks),
    refusedBy: fieldErrors,
    onSent: () => {
      adminToast('success', W.corrected);
      onClose();
    },
  });
  return (
    <FormDialog
      isOpen
      title={W.correctTitle(number)}
      submitLabel={correct.isPending ? W.correcting : W.correct}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={correct.isPending}
      error={correct.error && failureWords(correct.error, W.uncertain)}
    >
      <div ref={fields} className={css.fields}>
        <p>{W.correctText}</p>
        <TextField
          label={W.name}
          autoComplete="off"
          value={form.values.name}
          error={form.errors.name}
          onChange={({ currentTarget }) => form.change({ name: currentTarget.value })}
          data-autofocus
        />
        <TextAreaField
          label={W.reason}
          help={W.reasonHelp}
          rows={2}
          maxLength={CERTIFICATE_LIMITS.reason}
          value={form.values.reason}
          error={form.errors.reason}
          onChange={({ currentTarget }) => form.change({ reason: currentTarget.value })}
        />
      </div>
    </FormDialog>
  );
}
