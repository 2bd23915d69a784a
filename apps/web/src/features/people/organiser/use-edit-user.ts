import type { AdminUser } from '@pratibha/contract/users';
import type { Role } from '@pratibha/domain/people/roles';
import type { UserStatus } from '@pratibha/domain/statuses';
import { EVENT_GRANTS_WORDS } from '@pratibha/words/people/organiser/event-grants';
import { USERS_WORDS } from '@pratibha/words/people/organiser/users';
import { type RefObject, useRef, useState } from 'react';
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
 * The form of a user: what it says and how it is saved. The account and its events are two calls, as
 * only an event admin has events: what the first call saved stays saved when the second one fails,
 * and is not sent again.
 */
export function useEditUser(
  user: AdminUser,
  fields: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  const [saved, setSaved] = useState<Values>(() => ({
    ...accountOf(user),
    events: eventsValueOf(user.event_grants),
  }));
  const account = useWrite('PUT /admin/users/{id}', CHANGES);
  const grants = useWrite('PUT /admin/users/{id}/event-grants', CHANGES);
  /** The lines that an answer is about, by their places. */
  const sent = useRef<EventsValue['lines']>([]);
  const params = { id: String(user.id) };

  const save = async (values: Values) => {
    if (isOtherAccount(values, saved)) {
      const body = accountOf(values);
      const after = await account.mutateAsync({ params, body });
      setSaved({ ...accountOf(after), events: eventsValueOf(after.event_grants) });
    }
    if (hasOtherEvents(values, saved)) {
      await grants.mutateAsync({ params, body: { grants: grantsOf(values.events) } });
    }
  };
  const form = useDraftForm({
    start: saved,
    form: fields,
    validate: ({ role, events }) => (role === 'EVENT_ADMIN' ? eventsErrors(events) : {}),
    write: {
      reset: () => {
        account.reset();
        grants.reset();
      },
    },
    send: (values, { onSuccess, onError }) => {
      sent.current = values.events.lines;
      void save(values).then(onSuccess, onError);
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
    isDirty: isOtherAccount(form.values, saved) || hasOtherEvents(form.values, saved),
    isBusy: account.isPending || grants.isPending,
    failure: failureOf(account, grants),
  };
}

function accountOf({ role, status, is_internal }: Account): Account {
  return { role, status, is_internal };
}

function isOtherAccount(one: Account, other: Account): boolean {
  return JSON.stringify(accountOf(one)) !== JSON.stringify(accountOf(other));
}

function hasOtherEvents(values: Values, saved: Values): boolean {
  return values.role === 'EVENT_ADMIN' && !isSameGrants(values.events, saved.events);
}

type Write = { readonly error: Error | null; readonly isSuccess: boolean };

/** Why it was not saved, and how far it came. */
function failureOf(account: Write, grants: Write): string | null {
  if (account.error) return reasonOf(account.error);
  if (!grants.error) return null;
  const reason = reasonOf(grants.error);
  return account.isSuccess ? EVENT_GRANTS_WORDS.onlyAccountSaved(reason) : reason;
}
