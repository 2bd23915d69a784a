import type { MailOut, RefusedAddress } from '@pratibha/contract/mails';
import type { MailRow } from './mails.queries.ts';
import type { RefusedAddressRow } from './refused-addresses.queries.ts';

/** A mail as organisers see it. */
export function mailView(row: MailRow): MailOut {
  const { params, about } = row;
  return {
    id: row.id,
    mail_state: row.mail as MailOut['mail_state'],
    kind: row.kind,
    person: { id: row.user_id, name: about.name },
    event: about.event,
    registration_id: 'registration_id' in params ? params.registration_id : null,
    submission_id: 'submission_id' in params ? params.submission_id : null,
    announcement_id: 'announcement_id' in params ? params.announcement_id : null,
    created_at: row.created_at.toISOString(),
    due_at: about.due_at === null ? null : new Date(about.due_at).toISOString(),
    sent_at: row.mailed_at?.toISOString() ?? null,
    attempts: about.attempts,
    mail_error: row.mail_error ?? about.last_error,
  };
}

/** An address to which nothing is sent, as organisers see it. */
export function refusedAddressView(row: RefusedAddressRow): RefusedAddress {
  const { id, user_id, name, email, reason, at } = row;
  return { id, person: { id: user_id, name }, email, reason, refused_at: at.toISOString() };
}
