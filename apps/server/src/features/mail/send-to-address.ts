import { FIRST_LANGUAGE } from '@pratibha/domain/language/languages';
import type { MailText } from '@pratibha/words/mail/mail-text';
import { mailAsHtml } from '../../platform/mail/mail-as-html.ts';
import { mailAsText } from '../../platform/mail/mail-as-text.ts';
import type { MailMessage } from '../../platform/mail/mail-message.ts';
import { MOST_MAIL_ATTEMPTS, type Post } from './send-mail.ts';

/** A mail to an address without an account: nobody there has chosen anything. */
export type MailToAddress = {
  /** Of the Message-ID, before the @: the same whenever it is sent again. */
  readonly name: string;
  readonly email: string;
  /** Where answers to it go (`findReplyTo`). */
  readonly replyTo: string | null;
  readonly text: MailText;
};

type Attempt = { readonly attempt: number; readonly signal: AbortSignal };
type Note = (became: 'sent' | 'refused' | 'failed', reason?: string) => Promise<void>;

/**
 * Sends it, and notes what became of it.
 *
 * @throws where it did not go yet, so that its job tries again
 */
export async function sendToAddress(
  post: Post,
  mail: MailToAddress,
  { attempt, signal }: Attempt,
  note: Note,
): Promise<void> {
  const outcome = await post.transport.send(messageOf(mail, post), signal);
  if (outcome.is === 'sent') return note('sent');
  if (outcome.is === 'refused') return note('refused', outcome.reason);
  if (attempt >= MOST_MAIL_ATTEMPTS) await note('failed', outcome.reason);
  throw new Error(outcome.reason);
}

function messageOf({ name, email, replyTo, text }: MailToAddress, post: Post): MailMessage {
  const { title: competition, organiser, contact } = post.edition.content;
  const frame = {
    // Which language is read there is not known.
    language: FIRST_LANGUAGE,
    ...{ name: '', competition, organiser, contact: contact.email },
    ...{ replyTo, origin: post.origin, unsubscribe: null },
  };
  return {
    messageId: `<${name}@${post.domain}>`,
    to: { name: '', address: email },
    replyTo,
    subject: text.subject,
    text: mailAsText({ mail: text, frame }),
    html: mailAsHtml({ mail: text, frame }),
    files: [],
    unsubscribe: null,
  };
}
