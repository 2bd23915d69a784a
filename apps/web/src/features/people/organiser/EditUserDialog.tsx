import type { AdminUser } from '@pratibha/contract/users';
import { mayDo } from '@pratibha/domain/access';
import { assignableRoles, whyNotEditUser } from '@pratibha/domain/people/accounts';
import { ROLES, type Role } from '@pratibha/domain/people/roles';
import { USER_STATUSES, type UserStatus } from '@pratibha/domain/statuses';
import { ACCOUNT_WORDS } from '@pratibha/words/people/account-refusals';
import { USERS_WORDS } from '@pratibha/words/people/organiser/users';
import { statusWords } from '@pratibha/words/ui/plain';
import { useRef } from 'react';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { DoubtsDialog, useDoubts } from '../../console/console.tsx';
import { WaitsInTheirName } from '../../personal-data/personal-data.tsx';
import { useUser } from '../../session/session.tsx';
import css from './EditUserDialog.module.css';
import { EventGrantsField } from './EventGrantsField.tsx';
import { useEditUser } from './use-edit-user.ts';

type Props = { readonly user: AdminUser | null; readonly onClose: () => void };

/**
 * The edit modal: role, with the events of an event admin, status and internal mark; name and email
 * stand fixed (R5.11).
 */
export function EditUserDialog({ user, onClose }: Props) {
  // The key gives every user a fresh form.
  return user && <EditForm key={user.id} user={user} onClose={onClose} />;
}

function EditForm({ user, onClose }: { readonly user: AdminUser; readonly onClose: () => void }) {
  const actor = useUser();
  const fields = useRef<HTMLDivElement>(null);
  const form = useEditUser(user, fields, onClose);
  const { values, isDirty, isBusy } = form;
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
  const doubts =
    values.role === 'SUPER_ADMIN' && user.role !== 'SUPER_ADMIN'
      ? [USERS_WORDS.superAdminDoubt(user.name)]
      : [];
  const asking = useDoubts(doubts, form.submit);
  return (
    <>
      <FormDialog
        isOpen
        title={USERS_WORDS.editTitle}
        submitLabel={isBusy ? USERS_WORDS.saving : USERS_WORDS.save}
        onSubmit={asking.save}
        onClose={onClose}
        isDirty={isDirty}
        isBusy={isBusy}
        isSubmitDisabled={refusal !== null || !isDirty}
        error={form.failure ?? (refusal === null ? null : ACCOUNT_WORDS[refusal])}
      >
        <div ref={fields} className={css.fields}>
          <TextField label={USERS_WORDS.columns.name} value={user.name} readOnly />
          <TextField label={USERS_WORDS.columns.email} value={user.email} readOnly />
          <SelectField
            label={USERS_WORDS.columns.role}
            choices={roles.map((role) => ({ value: role, label: statusWords(role) }))}
            value={values.role}
            disabled={isOwn}
            help={isOwn ? USERS_WORDS.ownRole : undefined}
            onChange={({ currentTarget }) => {
              const role = ROLES.find((each) => each === currentTarget.value);
              if (role) form.change({ role });
            }}
          />
          {values.role === 'EVENT_ADMIN' && (
            <EventGrantsField
              value={values.events}
              saved={user.event_grants}
              errors={form.errors}
              onChange={(events) => form.change({ events })}
            />
          )}
          <SelectField
            label={USERS_WORDS.columns.status}
            choices={USER_STATUSES.map((status) => ({ value: status, label: statusWords(status) }))}
            value={values.status}
            help={values.status === 'DELETED' ? USERS_WORDS.deletedNote : undefined}
            onChange={({ currentTarget }) => {
              const status = USER_STATUSES.find((each) => each === currentTarget.value);
              if (status) form.change({ status });
            }}
          />
          {losesRights(values) && <WaitsInTheirName id={user.id} />}
          <TickField
            type="checkbox"
            label={USERS_WORDS.internalLabel}
            help={USERS_WORDS.internalHelp}
            checked={values.is_internal}
            onChange={({ currentTarget }) => form.change({ is_internal: currentTarget.checked })}
          />
        </div>
      </FormDialog>
      <DoubtsDialog {...asking.dialog} />
    </>
  );
}

/** Whether what waits in their name would not happen any more. */
function losesRights({
  role,
  status,
}: {
  readonly role: Role;
  readonly status: UserStatus;
}): boolean {
  const may = mayDo('editions.write', { role }) && mayDo('announcements.write', { role });
  return status !== 'ACTIVE' || !may;
}
