import type { EditionContent } from '@pratibha/domain/editions/content';
import type { Language } from '@pratibha/domain/language/languages';
import { type Texts, textFor, translated } from '@pratibha/domain/language/translated';
import { quietUntil } from '@pratibha/domain/notifications/notification-choices';
import { NOTIFICATION_RULES } from '@pratibha/domain/notifications/notifications';
import { addressRefusedSince } from '@pratibha/words/mail/refused-addresses';
import { z } from 'zod';
import { defineJob, type Job, type JobKind, Postponed } from '../../platform/jobs/job.ts';
import { mailAsHtml } from '../../platform/mail/mail-as-html.ts';
import { mailAsText } from '../../platform/mail/mail-as-text.ts';
import type { MailFrame } from '../../platform/mail/mail-frame.ts';
import type { MailMessage, MailTransport } from '../../platform/mail/mail-message.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { unsubscribePath } from '../unsubscribe/unsubscribe.ts';
import {
  type FoundMail,
  type MailToSend,
  noteMail,
  noteWait,
  waitingMails,
} from './mail.queries.ts';
import { mailFilesOf } from './mail-files.ts';
import { type MailsOfKinds, mailTextOf } from './mail-kinds.ts';
import { noteRefusedAddress } from './refused-addresses.queries.ts';

/** What sending needs. */
export type Post = {
  readonly transport: MailTransport;
  /** The sender's, behind the @: what Message-IDs end with. */
  readonly domain: string;
  /** Scheme and host of the product. */
  readonly origin: string;
  readonly edition: { readonly content: Pick<EditionContent, 'title' | 'organiser' | 'contact'> };
  /** What organisers wrote, in another language, and once what was heard of has been read. */
  readonly texts: { of(language: Language): Texts; upToDate?(): Promise<unknown> };
  /** Deadlines go by it, and quiet hours. */
  readonly clock: Clock;
};

/** Relays that are away, or ask to come again: about fourteen hours. */
export const MOST_MAIL_ATTEMPTS = 25;

/** One for each notification that comes by mail; the database adds it with the row (0024). */
export const SEND_MAIL: JobKind<{ notification_id: number }> = {
  name: 'mail.send',
  payload: z.object({ notification_id: z.number() }),
  mostAttempts: MOST_MAIL_ATTEMPTS,
  // A relay that hangs is waited for up to half a minute: the rest of the jobs go on beside it.
  mostAtOnce: 2,
};

/** Sends the mail of a notification, unless it tells what is no longer so. */
export function sendingMails(post: Post, mails: MailsOfKinds): Job {
  const findMail = waitingMails(mails);
  return defineJob(SEND_MAIL, async ({ database, attempt, signal }, { notification_id: id }) => {
    const { kysely } = database;
    const found = await findMail(kysely, id);
    if (found === undefined) return;
    // What a decision says came with it, a moment ago.
    await post.texts.upToDate?.();
    const mail = inItsLanguage(found, post.texts.of(found.language));
    const message = messageOf(mail, post, mails);
    if (message === null) return noteMail(kysely, id, 'left_out');
    if (mail.refused_since !== null) {
      return noteMail(kysely, id, 'refused', addressRefusedSince(new Date(mail.refused_since)));
    }
    const wait = quietFor(mail, post.clock.now());
    if (wait !== null) {
      await noteWait(kysely, id, wait);
      throw new Postponed(wait);
    }
    const outcome = await post.transport.send(message, signal);
    if (outcome.is === 'sent') return noteMail(kysely, id, 'sent');
    if (outcome.is === 'refused') {
      // Whoever dies between the two asks once more with the next mail.
      if (outcome.isAddress) await noteRefusedAddress(kysely, mail, outcome.reason);
      return noteMail(kysely, id, 'refused', outcome.reason);
    }
    if (attempt >= MOST_MAIL_ATTEMPTS) await noteMail(kysely, id, 'failed', outcome.reason);
    throw new Error(outcome.reason);
  });
}

/** The mail with what organisers wrote in its language, as far as that is there. */
function inItsLanguage(found: FoundMail, texts: Texts): MailToSend {
  const mail = translated(found, texts);
  const { venue } = translated({ venue: mail.event?.edition_venue ?? null }, texts);
  const event = mail.event && { ...mail.event, edition_venue: venue };
  return { ...mail, event, said: (text) => textFor(text, texts) };
}

/**
 * Milliseconds until the quiet hours are over, where the mail waits for that; else null. Whoever
 * tries an announcement on themselves is awake.
 */
function quietFor(mail: MailToSend, now: Date): number | null {
  const isTest = mail.kind === 'announcement' && mail.params.test !== null;
  if (!NOTIFICATION_RULES[mail.kind].canWait || !mail.quiet_hours || isTest) return null;
  const until = quietUntil(now);
  return until && until.getTime() - now.getTime();
}

/** What stands around the words of a mail. */
function frameOf(
  mail: MailToSend,
  { origin, edition, texts }: Pick<Post, 'origin' | 'edition' | 'texts'>,
): MailFrame {
  const { language } = mail;
  const { contact, ...names } = edition.content;
  const { title: competition, organiser } = translated(names, texts.of(language));
  const unsubscribe =
    mail.kind === 'announcement'
      ? origin + unsubscribePath(mail.user_id, mail.unsubscribe_key)
      : null;
  return {
    language,
    name: nameIn(mail),
    competition,
    organiser,
    contact: contact.email,
    replyTo: mail.reply_to,
    origin,
    unsubscribe,
  };
}

/** Who reads at an address that was corrected is not known: it may have been a stranger's. */
function nameIn(mail: MailToSend): string {
  return mail.kind === 'account-changed' && mail.params.at_old_address ? '' : mail.name;
}

function messageOf(mail: MailToSend, post: Post, mails: MailsOfKinds): MailMessage | null {
  const { domain, origin } = post;
  const now = post.clock.now();
  const text = mailTextOf(mail, mails, now);
  if (text === null) return null;
  const frame = frameOf(mail, post);
  const since = mail.created_at.getTime().toString(36);
  return {
    messageId: `<notification-${mail.id}-${since}@${domain}>`,
    to: { name: nameIn(mail), address: mail.email },
    replyTo: mail.reply_to,
    subject: text.subject,
    text: mailAsText({ mail: text, frame }),
    html: mailAsHtml({ mail: text, frame }),
    files: mailFilesOf(mail, origin, now),
    unsubscribe: frame.unsubscribe,
  };
}
