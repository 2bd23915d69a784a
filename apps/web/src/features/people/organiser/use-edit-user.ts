import type { AdminUser, UserChange } from '@pratibha/contract/users';
import type { Role } from '@pratibha/domain/people/roles';
import type { UserStatus } from '@pratibha/domain/statuses';
import { USERS_WORDS } from '@pratibha/words/people/organiser/users';
import { type RefObject, useRef } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast, reasonOf } from '../../console/console.tsx';
import {
  type EventsValue,
  eventsErrors,
  eventsValueOf,
  grantsOf,
  isSameGrants,
  refusedLines,
} from './event-grants.ts';

type Account = {
  readonly role: Role;
  readonly status: UserStatus;
  readonly is_internal: boolean;
};
type Values = Account & { readonly events: EventsValue };

const CHANGES = ['GET /admin/users', 'GET /admin/users/{id}', 'GET /admin/dashboard'] as const;

/**
 * The form of a user: what it says and how it is saved, the account with its events in one call.
 */
export function useEditUser(
  user: AdminUser,
  fields: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  const start: Values = { ...accountOf(user), events: eventsValueOf(user.event_grants) };
  const saving = useWrite('PUT /admin/users/{id}', CHANGES);
  /** The lines that an answer is about, by their places. */
  const sent = useRef<EventsValue['lines']>([]);
  const form = useDraftForm({
    start,
    form: fields,
    validate: ({ role, events }) => (role === 'EVENT_ADMIN' ? eventsErrors(events) : {}),
    write: saving,
    send: (values, callbacks) => {
      sent.current = values.events.lines;
      const body = changeOf(values, start);
      saving.mutate({ params: { id: String(user.id) }, body }, callbacks);
    },
    refusedBy: (error) => refusedLines(error, sent.current),
    onSent: () => {
      adminToast('success', USERS_WORDS.updated);
      onClose();
    },
    onFailed: () => adminToast('error', USERS_WORDS.updateFailed),
  });
  return {
    ...form,
    isDirty: isOtherAccount(form.values, start) || hasOtherEvents(form.values, start),
    isBusy: saving.isPending,
    failure: saving.error && reasonOf(saving.error),
  };
}

/**
 * What the form asks the server for. Whoever it makes an event admin has the events that it shows,
 * whatever became of them meanwhile; events alone give nobody a role back.
 */
function changeOf(values: Values, start: Values): UserChange {
  const event_grants = grantsOf(values.events);
  if (!isOtherAccount(values, start)) return { event_grants };
  return { ...accountOf(values), ...(values.role === 'EVENT_ADMIN' && { event_grants }) };
}

function accountOf({ role, status, is_internal }: Account): Account {
  return { role, status, is_internal };
}

function isOtherAccount(one: Account, other: Account): boolean {
  return JSON.stringify(accountOf(one)) !== JSON.stringify(accountOf(other));
}

function hasOtherEvents(values: Values, start: Values): boolean {
  return values.role === 'EVENT_ADMIN' && !isSameGrants(values.events, start.events);
}
