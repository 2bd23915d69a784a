import type { PersonRecord } from '@pratibha/contract/person';
import type { AdminUser } from '@pratibha/contract/users';
import { identityErrors } from '@pratibha/domain/people/identity';
import { IDENTITY_ERRORS } from '@pratibha/words/people/identity-errors';
import { ACCOUNT_WORDS } from '@pratibha/words/people/organiser/account';
import { sentenceOf } from '@pratibha/words/sentences';
import { useRef, useState } from 'react';
import { fieldErrors } from '../../../data/field-errors.ts';
import { queryClient, read, useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast, isOvertaken, reasonOf } from '../../console/console.tsx';
import css from './EditUserDialog.module.css';

const W = ACCOUNT_WORDS;
const CHANGES = [
  'GET /admin/users',
  'GET /admin/users/{id}',
  'GET /admin/users/{id}/record',
] as const;

type Props = {
  readonly user: AdminUser;
  readonly correction: NonNullable<PersonRecord['correction']>;
  readonly onClose: () => void;
};

/** Corrects the name of a person, and their address as long as nobody has signed in. */
export function CorrectDialog({ user, correction, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  // What was looked at: what somebody else saves meanwhile is not overwritten unseen.
  const [base, setBase] = useState({ user, correction });
  const saving = useWrite('PUT /admin/users/{id}/identity', CHANGES);
  const params = { id: String(user.id) };
  const reload = async () => {
    const [fresh, record] = await Promise.all([
      queryClient.fetchQuery({ ...read('GET /admin/users/{id}', { params }), staleTime: 0 }),
      queryClient.fetchQuery({ ...read('GET /admin/users/{id}/record', { params }), staleTime: 0 }),
    ]);
    if (record.correction) setBase({ user: fresh, correction: record.correction });
  };
  const form = useDraftForm({
    start: { name: user.name, email: user.email },
    form: fields,
    validate: ({ name, email }) => {
      const isOther = base.correction.is_email_open && email !== base.user.email;
      return messagesOf({ name, email: isOther ? email : undefined });
    },
    write: saving,
    send: ({ name, email }, callbacks) => {
      const { revision, is_email_open: isOpen } = base.correction;
      const body = { name, revision, ...(isOpen && { email }) };
      saving.mutate({ params, body }, callbacks);
    },
    refusedBy: fieldErrors,
    onSent: () => {
      adminToast('success', W.corrected(form.values.name.trim()));
      onClose();
    },
    onFailed: (error) => {
      if (isOvertaken(error)) void reload();
      else adminToast('error', W.correctFailed);
    },
  });
  const { values, errors, isDirty } = form;
  return (
    <FormDialog
      isOpen
      title={W.correct}
      submitLabel={saving.isPending ? W.saving : W.save}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={isDirty}
      isBusy={saving.isPending}
      isSubmitDisabled={!isDirty}
      error={
        saving.error &&
        (isOvertaken(saving.error)
          ? W.overtaken(base.user.name, base.user.email)
          : reasonOf(saving.error))
      }
    >
      <div ref={fields} className={css.fields}>
        <TextField
          label={W.name}
          help={W.nameHelp}
          value={values.name}
          error={errors.name}
          autoComplete="off"
          onChange={({ currentTarget }) => form.change({ name: currentTarget.value })}
          data-autofocus
        />
        <TextField
          type="email"
          label={W.email}
          help={base.correction.is_email_open ? W.emailHelp : W.emailFixed}
          value={values.email}
          error={errors.email}
          readOnly={!base.correction.is_email_open}
          autoComplete="off"
          onChange={({ currentTarget }) => form.change({ email: currentTarget.value })}
        />
      </div>
    </FormDialog>
  );
}

function messagesOf(values: Parameters<typeof identityErrors>[0]) {
  const { name, email } = identityErrors(values);
  return {
    ...(name && { name: sentenceOf(IDENTITY_ERRORS, name) }),
    ...(email && { email: sentenceOf(IDENTITY_ERRORS, email) }),
  };
}
