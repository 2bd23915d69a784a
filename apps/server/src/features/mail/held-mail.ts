import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { mailAsText } from '../../platform/mail/mail-as-text.ts';
import { findMailOfHeld } from './mail.queries.ts';
import { type MailsOfKinds, mailTextOf } from './mail-kinds.ts';
import { frameOf, type Post } from './send-mail.ts';

type Reading = Pick<Post, 'origin' | 'edition'> & {
  readonly mails: MailsOfKinds;
  readonly now: Date;
};

/** What is held back as it would arrive; null where nothing would, as it is no longer so. */
export async function findHeldMail(
  db: Kysely<DB>,
  notificationId: number,
  { mails, now, ...post }: Reading,
): Promise<{ readonly subject: string; readonly text: string } | null> {
  const mail = await findMailOfHeld(db, notificationId, mails);
  const text = mail && mailTextOf(mail, mails, now);
  if (!text) return null;
  const frame = frameOf(mail, post);
  return { subject: text.subject, text: mailAsText({ mail: text, frame }) };
}
