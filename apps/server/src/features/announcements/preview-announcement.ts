import type { AnnouncementPreview } from '@pratibha/contract/announcements';
import { fillPlaceholders } from '@pratibha/domain/announcements/placeholders';
import type { EditionContent } from '@pratibha/domain/editions/content';
import { FIRST_LANGUAGE } from '@pratibha/domain/language/languages';
import { leadsTo } from '@pratibha/domain/notifications/notifications';
import { MAIL_TEXTS } from '@pratibha/words/mail/mail-texts';
import { mailAsText } from '../../platform/mail/mail-as-text.ts';
import type { Context } from '../../platform/serve/context.ts';
import { Refused } from '../../platform/serve/refused.ts';
import { findReplyTo } from '../mail/mail.ts';
import { type AnnouncementRow, findTold } from './announcements.queries.ts';
import { factsOf } from './recipient-facts.queries.ts';
import { findRecipient } from './recipients.queries.ts';

/** What surrounds mails. */
type Surroundings = {
  readonly origin: string;
  readonly edition: { readonly content: EditionContent };
};

/** Bell and mail as one recipient gets them. */
export async function previewAnnouncement(
  { db, now }: Pick<Context, 'db' | 'now'>,
  found: AnnouncementRow,
  userId: number,
  { origin, edition }: Surroundings,
): Promise<AnnouncementPreview> {
  const of =
    found.recipients === null
      ? await findRecipient(db, found, now, userId)
      : await findTold(db, found.id, userId);
  if (of === undefined) throw new Refused('not-found');
  const recipient = { id: userId, event_id: of.event_id };
  const facts = await factsOf(db, found.source, recipient);
  const subject = fillPlaceholders(found.subject, facts);
  const text = fillPlaceholders(found.text, facts);
  if (found.channel === 'bell') return { subject, text, mail: null };
  const params = { announcement_id: found.id, event_id: recipient.event_id, test: null };
  const path = leadsTo({ kind: 'announcement', params });
  const mail = MAIL_TEXTS.announcement({ path, subject, text, isTest: false });
  const { title: competition, organiser, contact } = edition.content;
  const name = facts.name ?? '';
  // Whoever reads the recipient's own could end their mails.
  const unsubscribe = `${origin}/unsubscribe/…`;
  const replyTo = await findReplyTo(db, recipient.event_id);
  const around = { name, competition, organiser, contact: contact.email, replyTo };
  const frame = { language: FIRST_LANGUAGE, ...around, origin, unsubscribe };
  return { subject, text, mail: mailAsText({ mail, frame }) };
}
