import type { Certificate } from '@pratibha/contract/certificates';
import { CERTIFICATE_LIMITS, revocationErrors } from '@pratibha/domain/certificates/certificates';
import { CERTIFICATE_ERRORS } from '@pratibha/words/certificates/form-errors';
import { CERTIFICATES_WORDS, CHANGE_WORDS } from '@pratibha/words/certificates/organiser/page';
import { fieldSentences } from '@pratibha/words/sentences';
import { useRef } from 'react';
import { fieldErrors } from '../../../data/field-errors.ts';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './certificates.module.css';
import { CERTIFICATE_CHANGES } from './certificates-search.ts';

const W = CHANGE_WORDS;

type Props = { readonly certificate: Certificate; readonly onClose: () => void };

/** Revokes a certificate for good, with a reason. */
export function RevokeDialog({ certificate: { id, number, name }, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const revoke = useWrite('POST /admin/certificates/{id}/revocation', CERTIFICATE_CHANGES);
  const form = useDraftForm({
    start: { reason: '' },
    form: fields,
    validate: (values) => fieldSentences(CERTIFICATE_ERRORS, revocationErrors(values)),
    write: revoke,
    send: (body, callbacks) => revoke.mutate({ params: { id: String(id) }, body }, callbacks),
    refusedBy: fieldErrors,
    onSent: () => {
      adminToast('success', W.revoked);
      onClose();
    },
  });
  return (
    <FormDialog
      isOpen
      title={W.revokeTitle(number)}
      submitLabel={revoke.isPending ? W.revoking : W.revoke}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={revoke.isPending}
      error={revoke.error && failureWords(revoke.error, W.uncertain)}
    >
      <div ref={fields} className={css.fields}>
        <p>{W.revokeText(name ?? CERTIFICATES_WORDS.erased)}</p>
        <TextAreaField
          label={W.reason}
          help={W.reasonHelp}
          rows={2}
          maxLength={CERTIFICATE_LIMITS.reason}
          value={form.values.reason}
          error={form.errors.reason}
          onChange={({ currentTarget }) => form.change({ reason: currentTarget.value })}
          data-autofocus
        />
      </div>
    </FormDialog>
  );
}
