import { EVENT_FIELDS } from '../events/event-fields.ts';
import { meant, type NamedError, named } from '../form-value.ts';
import { wrongIn } from '../wrong-in.ts';

/** Where answers to mails go, of an event as of all: one address; null: nobody reads them. */
export const REPLY_TO = EVENT_FIELDS.reply_to;

/** What can be wrong with it. */
export type ReplyToError = NamedError<'reply_to'>;

type Sent = { readonly reply_to?: unknown };

/** What is wrong with the address to which answers go. */
export function replyErrors({ reply_to: sent }: Sent): { reply_to?: ReplyToError } {
  const [wrong] = wrongIn(REPLY_TO, meant(REPLY_TO, sent));
  return wrong ? { reply_to: named('reply_to', wrong.error) } : {};
}
