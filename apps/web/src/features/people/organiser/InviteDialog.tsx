import type { NewInvitation } from '@pratibha/contract/invitations';
import { invitationErrors } from '@pratibha/domain/people/invitations';
import { IDENTITY_ERRORS } from '@pratibha/words/people/identity-errors';
import { INVITATIONS_WORDS } from '@pratibha/words/people/organiser/invitations';
import { sentenceOf } from '@pratibha/words/sentences';
import { useRef, useState } from 'react';
import { fieldErrors } from '../../../data/field-errors.ts';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { failureWords } from '../../session/session.tsx';
import css from './EditUserDialog.module.css';
import { EventGrantsField } from './EventGrantsField.tsx';
import {
  type EventsValue,
  eventsErrors,
  eventsValueOf,
  grantsOf,
  isSameGrants,
  refusedLines,
} from './event-grants.ts';
import { ShownOnce } from './ShownOnce.tsx';

const W = INVITATIONS_WORDS;
const START: { email: string; events: EventsValue } = { email: '', events: eventsValueOf([]) };

type Props = { readonly onClose: () => void };

/** Invites somebody without an account to organise events, and then shows the link, this once. */
export function InviteDialog({ onClose }: Props) {
  const [invited, setInvited] = useState<NewInvitation | null>(null);
  return invited === null ? (
    <Form onInvited={setInvited} onClose={onClose} />
  ) : (
    <ShownOnce
      title={W.shownTitle}
      text={W.shown(invited.made.email)}
      label={W.link}
      value={invited.url}
      onClose={onClose}
    />
  );
}

type FormProps = Props & { readonly onInvited: (invited: NewInvitation) => void };

function Form({ onInvited, onClose }: FormProps) {
  const fields = useRef<HTMLDivElement>(null);
  const sent = useRef<EventsValue['lines']>([]);
  const inviting = useWrite('POST /admin/invitations', ['GET /admin/invitations']);
  const form = useDraftForm({
    start: START,
    form: fields,
    validate: ({ email, events }) => ({ ...emailErrors(email.trim()), ...eventsErrors(events) }),
    write: inviting,
    send: ({ email, events }, callbacks) => {
      sent.current = events.lines;
      const body = { email: email.trim(), event_grants: grantsOf(events) };
      inviting.mutate({ body }, callbacks);
    },
    refusedBy: (error) => ({ ...fieldErrors(error), ...refusedLines(error, sent.current) }),
    onSent: onInvited,
  });
  const { values, errors } = form;
  return (
    <FormDialog
      isOpen
      title={W.title}
      submitLabel={inviting.isPending ? W.sending : W.send}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={values.email !== '' || !isSameGrants(values.events, START.events)}
      isBusy={inviting.isPending}
      error={inviting.error && failureWords(inviting.error, W.uncertain)}
    >
      <div ref={fields} className={css.fields}>
        <p>{W.intro}</p>
        <TextField
          type="email"
          label={W.email}
          help={W.emailHelp}
          value={values.email}
          error={errors['email']}
          autoComplete="off"
          onChange={({ currentTarget }) => form.change({ email: currentTarget.value })}
          data-autofocus
        />
        <EventGrantsField
          value={values.events}
          saved={[]}
          errors={errors}
          onChange={(events) => form.change({ events })}
        />
      </div>
    </FormDialog>
  );
}

function emailErrors(address: string): Record<string, string> {
  const { email } = invitationErrors({ email: address });
  return email ? { email: sentenceOf(IDENTITY_ERRORS, email) } : {};
}
