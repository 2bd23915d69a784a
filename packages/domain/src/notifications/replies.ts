import { EVENT_FIELDS } from '../events/event-fields.ts';
import { type EventErrors, eventFormErrors } from '../events/event-form.ts';

/** Where answers to mails go, of an event as of all: one address; null: nobody reads them. */
export const REPLY_TO = EVENT_FIELDS.reply_to;

/** What is wrong with the address to which answers go: what would be, in an event. */
export function replyErrors(sent: { readonly reply_to?: unknown }): Pick<EventErrors, 'reply_to'> {
  const { reply_to: error } = eventFormErrors({ reply_to: sent.reply_to });
  return error ? { reply_to: error } : {};
}
