import type { NamedPerson } from '@pratibha/contract/certificate-names';
import { nameError } from '@pratibha/domain/certificates/name';
import { onlyErrors } from '@pratibha/domain/text/text-rule';
import { CERTIFICATE_NAME_ERRORS } from '@pratibha/words/certificates/name-errors';
import { NAMES_WORDS } from '@pratibha/words/certificates/organiser/names';
import { fieldSentences } from '@pratibha/words/sentences';
import { useRef } from 'react';
import { fieldErrors } from '../../../data/field-errors.ts';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast, reasonOf } from '../../console/console.tsx';
import css from './names.module.css';

const W = NAMES_WORDS;
const CHANGES = [
  'GET /admin/certificate-names',
  'GET /admin/certificate-names/people',
  'GET /admin/certificates',
] as const;

type Props = {
  readonly person: NamedPerson;
  readonly edition: string | undefined;
  readonly onClose: () => void;
};

/** Corrects how somebody's name stands on certificates of an edition. */
export function CorrectNameDialog({ person, edition, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const saving = useWrite('PUT /admin/users/{id}/certificate-name', CHANGES);
  const params = { id: String(person.user_id) };
  const form = useDraftForm({
    start: { name: person.name },
    form: fields,
    validate: ({ name }) =>
      fieldSentences(CERTIFICATE_NAME_ERRORS, onlyErrors({ name: nameError(name) })),
    write: saving,
    send: (values, callbacks) => saving.mutate({ params, body: { ...values, edition } }, callbacks),
    refusedBy: fieldErrors,
    onSent: () => {
      adminToast('success', W.saved);
      onClose();
    },
    onFailed: () => adminToast('error', W.saveFailed),
  });
  return (
    <FormDialog
      isOpen
      title={W.correctOf(person.profile_name)}
      submitLabel={saving.isPending ? W.saving : W.save}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={saving.isPending}
      isSubmitDisabled={!form.isDirty}
      error={saving.error && reasonOf(saving.error)}
    >
      <div ref={fields} className={css.fields}>
        <p>{W.correctText}</p>
        <TextField
          label={W.name}
          value={form.values.name}
          error={form.errors.name}
          autoComplete="off"
          onChange={({ currentTarget }) => form.change({ name: currentTarget.value })}
          data-autofocus
        />
      </div>
    </FormDialog>
  );
}
