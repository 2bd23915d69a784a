import { fillPlaceholders } from '@pratibha/domain/announcements/placeholders';
import { placeholderFacts } from '@pratibha/words/both/announcements/filling';
import { MAIL_TEXTS } from '@pratibha/words/both/mail/mail-texts';
import { aboutThis, type MailsOfKinds } from '../mail/mail.ts';
import { announcementOfMail } from './announcements.queries.ts';

/** What is mailed of an announcement. */
export const announcementMails = {
  announcement: aboutThis(announcementOfMail, (mail, announcement, path) => {
    const { language, name, event, registration, submission } = mail;
    const isTest = mail.params.test !== null;
    if (announcement.state === 'stopped') return null;
    // They came by mail still when this one was queued.
    if (mail.is_declined && !isTest) return null;
    const { source } = announcement;
    const of = { users: null, registrations: registration, submissions: submission }[source];
    const status = of?.status ?? null;
    const facts = placeholderFacts[language]({ name, event: event?.title ?? null, status });
    const subject = fillPlaceholders(announcement.subject, facts);
    const text = fillPlaceholders(announcement.text, facts);
    return MAIL_TEXTS[language].announcement({ path, subject, text, isTest });
  }),
  // What did not go at its instant, until somebody has seen to it.
  'announcement-waits': aboutThis(
    announcementOfMail,
    ({ language, name }, { failure, ...of }, path) => {
      if (failure === null) return null;
      const facts = placeholderFacts[language]({ name, event: null, status: null });
      const subject = fillPlaceholders(of.subject, facts);
      return MAIL_TEXTS[language]['announcement-waits']({ path, subject, failure });
    },
  ),
} satisfies Partial<MailsOfKinds>;
