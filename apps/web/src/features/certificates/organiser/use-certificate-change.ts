import type { CertificateFieldError } from '@pratibha/domain/certificates/certificates';
import { CERTIFICATE_ERRORS } from '@pratibha/words/certificates/form-errors';
import { CHANGE_WORDS } from '@pratibha/words/certificates/organiser/page';
import { fieldSentences } from '@pratibha/words/sentences';
import { useRef } from 'react';
import { fieldErrors } from '../../../data/field-errors.ts';
import { useWrite } from '../../../data/queries.ts';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import { CERTIFICATE_CHANGES } from './certificates-search.ts';

/** What one of both forms says; a revocation has no name. */
type Values = { readonly name: string; readonly reason: string };

type Change = {
  readonly id: number;
  readonly verb: 'correction' | 'revocation';
  readonly start: Values;
  readonly errorsOf: (
    values: Values,
  ) => Readonly<Partial<Record<keyof Values, CertificateFieldError>>>;
  /** Once it is done. */
  readonly said: string;
  readonly onClose: () => void;
};

/** A form with a reason by which a certificate is changed, and what its dialog needs of it. */
export function useCertificateChange({ id, verb, start, errorsOf, said, onClose }: Change) {
  const fields = useRef<HTMLDivElement>(null);
  const correct = useWrite('POST /admin/certificates/{id}/correction', CERTIFICATE_CHANGES);
  const revoke = useWrite('POST /admin/certificates/{id}/revocation', CERTIFICATE_CHANGES);
  const write = verb === 'correction' ? correct : revoke;
  const params = { id: String(id) };
  const form = useDraftForm({
    start,
    form: fields,
    validate: (values) => fieldSentences(CERTIFICATE_ERRORS, errorsOf(values)),
    write,
    send: ({ name, reason }, callbacks) =>
      verb === 'correction'
        ? correct.mutate({ params, body: { name, reason } }, callbacks)
        : revoke.mutate({ params, body: { reason } }, callbacks),
    refusedBy: fieldErrors,
    onSent: () => {
      adminToast('success', said);
      onClose();
    },
  });
  const dialog = {
    onSubmit: form.submit,
    onClose,
    isDirty: form.isDirty,
    isBusy: write.isPending,
    error: write.error && failureWords(write.error, CHANGE_WORDS.uncertain),
  };
  return { fields, form, dialog };
}
