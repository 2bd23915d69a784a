import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import type { AdminUser } from '@pratibha/contract/users';
import { assignableRoles, whyNotEditUser } from '@pratibha/domain/access';
import { ROLES, type Role } from '@pratibha/domain/people/roles';
import { USER_STATUSES, type UserStatus } from '@pratibha/domain/statuses';
import { ACCOUNT_WORDS } from '@pratibha/words/people/account-refusals';
import { USERS_WORDS } from '@pratibha/words/people/organiser/users';
import { statusWords } from '@pratibha/words/ui/plain';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { useUser } from '../../session/session.tsx';
import css from './EditUserDialog.module.css';

type Props = { readonly user: AdminUser | null; readonly onClose: () => void };

/** The edit modal: role, status and internal mark; name and email stand fixed (R5.11). */
export function EditUserDialog({ user, onClose }: Props) {
  // The key gives every user a fresh form.
  return user && <EditForm key={user.id} user={user} onClose={onClose} />;
}

type Values = { role: Role; status: UserStatus; is_internal: boolean };

function EditForm({ user, onClose }: { readonly user: AdminUser; readonly onClose: () => void }) {
  const actor = useUser();
  const start: Values = { role: user.role, status: user.status, is_internal: user.is_internal };
  const save = useWrite('PUT /admin/users/{id}', [
    'GET /admin/users',
    'GET /admin/users/{id}',
    'GET /admin/dashboard',
  ]);
  const form = useDraftForm({
    start,
    write: save,
    send: (body, callbacks) => save.mutate({ params: { id: String(user.id) }, body }, callbacks),
    onSent: () => {
      adminToast('success', USERS_WORDS.updated);
      onClose();
    },
    onFailed: () => adminToast('error', USERS_WORDS.updateFailed),
  });
  const { values, isDirty } = form;
  const isOwn = actor.id === user.id;
  const refusal = whyNotEditUser({
    actor,
    target: user,
    change: values,
    lastActiveSuperAdmin: false,
  });
  const roles = ROLES.filter(
    (role) => role === user.role || assignableRoles(actor.role).includes(role),
  );
  return (
    <FormDialog
      isOpen
      title={USERS_WORDS.editTitle}
      submitLabel={save.isPending ? USERS_WORDS.saving : USERS_WORDS.save}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={isDirty}
      isBusy={save.isPending}
      isSubmitDisabled={refusal !== null || !isDirty}
      error={save.isError ? reasonOf(save.error) : refusal === null ? null : ACCOUNT_WORDS[refusal]}
    >
      <div className={css.fields}>
        <TextInput label={USERS_WORDS.columns.name} value={user.name} readOnly />
        <TextInput label={USERS_WORDS.columns.email} value={user.email} readOnly />
        <NativeSelect
          label={USERS_WORDS.columns.role}
          data={roles.map((role) => ({ value: role, label: statusWords(role) }))}
          value={values.role}
          disabled={isOwn}
          description={isOwn ? USERS_WORDS.ownRole : undefined}
          onChange={({ currentTarget }) => {
            const role = ROLES.find((each) => each === currentTarget.value);
            if (role) form.change({ role });
          }}
        />
        <NativeSelect
          label={USERS_WORDS.columns.status}
          data={USER_STATUSES.map((status) => ({ value: status, label: statusWords(status) }))}
          value={values.status}
          description={values.status === 'DELETED' ? USERS_WORDS.deletedNote : undefined}
          onChange={({ currentTarget }) => {
            const status = USER_STATUSES.find((each) => each === currentTarget.value);
            if (status) form.change({ status });
          }}
        />
        <Checkbox
          label={USERS_WORDS.internalLabel}
          description={USERS_WORDS.internalHelp}
          checked={values.is_internal}
          onChange={({ currentTarget }) => form.change({ is_internal: currentTarget.checked })}
        />
      </div>
    </FormDialog>
  );
}
