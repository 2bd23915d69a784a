import { fillPlaceholders } from '@pratibha/domain/announcements/placeholders';
import { leadsTo } from '@pratibha/domain/notifications/notifications';
import { placeholderFacts } from '@pratibha/words/announcements/filling';
import type { MailText } from '@pratibha/words/mail/mail-text';
import { MAIL_TEXTS } from '@pratibha/words/mail/mail-texts';
import type { MailToSend } from './mail.queries.ts';

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/**
 * The mail in words, or null when it would tell what is no longer so: the decision is another one by now,
 * the deadline was moved or is over, somebody handed in meanwhile.
 * @param now by the business clock, as deadlines are
 */
export function mailTextOf(mail: MailToSend, now: Date): MailText | null {
  const path = leadsTo(mail);
  if (mail.kind === 'account-changed') {
    const isOldAddress = mail.params.at_old_address ?? false;
    return MAIL_TEXTS['account-changed']({ ...mail.params, path, isOldAddress });
  }
  if (mail.user_status !== 'ACTIVE') return null;
  if (mail.kind === 'announcement') return announced(mail, mail.params.test !== null, path);
  if (mail.kind === 'publication-waits') return publicationWaits(mail, path);
  if (mail.kind === 'announcement-waits') return announcementWaits(mail, path);
  if (mail.event === null) return null;
  const { event, registration, submission } = mail;
  const of = { event: event.title, path };
  const opens = dateOf(event.submission_start);
  const closes = dateOf(event.submission_close);
  switch (mail.kind) {
    case 'registration-received':
      return (
        registration &&
        MAIL_TEXTS[mail.kind]({
          ...of,
          number: registration.id,
          at: new Date(registration.registered_on),
          submission: event.requires_submission && opens && closes ? { opens, closes } : null,
        })
      );
    case 'registration-decided': {
      if (!isStill(registration, mail.params)) return null;
      const { status: decision } = mail.params;
      const { id: number, remarks } = registration;
      return MAIL_TEXTS[mail.kind]({ ...of, number, decision, remarks });
    }
    case 'registration-reopened':
      if (!isStill(registration, { ...mail.params, status: 'PENDING' })) return null;
      return MAIL_TEXTS[mail.kind]({ ...of, number: registration.id });
    case 'work-received': {
      const at = dateOf(submission?.submitted_at ?? null);
      if (submission === null || at === null) return null;
      const { revision: version } = mail.params;
      return MAIL_TEXTS[mail.kind]({ ...of, number: submission.id, version, at });
    }
    case 'work-decided': {
      if (!isStill(submission, mail.params)) return null;
      const { status: decision } = mail.params;
      const { id: number, remarks } = submission;
      return MAIL_TEXTS[mail.kind]({ ...of, number, decision, remarks });
    }
    case 'resubmission-asked': {
      if (!isStill(submission, { ...mail.params, status: 'RESUBMISSION_REQUIRED' })) return null;
      const { id: number, remarks } = submission;
      return MAIL_TEXTS[mail.kind]({ ...of, number, remarks, closes });
    }
    case 'work-reopened':
      if (!isStill(submission, { ...mail.params, status: 'PENDING' })) return null;
      return MAIL_TEXTS[mail.kind]({ ...of, number: submission.id });
    case 'submission-opens':
      if (closes === null || !isOn(mail, mail.params.at, opens) || closes <= now) return null;
      return MAIL_TEXTS[mail.kind]({ ...of, closes });
    case 'submission-closes-soon':
      if (closes === null || !isOn(mail, mail.params.at, closes) || closes <= now) return null;
      return submission === null ? MAIL_TEXTS[mail.kind]({ ...of, closes }) : null;
  }
}

/** An announcement, as this person reads it; null once it is stopped, or they want no more of them by mail. */
function announced(mail: MailToSend, isTest: boolean, path: string): MailText | null {
  const { announcement, name, event, registration, submission } = mail;
  if (announcement === null || announcement.state === 'stopped') return null;
  // They came by mail still when this one was queued.
  if (mail.is_declined && !isTest) return null;
  const { source } = announcement;
  const of = { users: null, registrations: registration, submissions: submission }[source];
  const status = of?.status ?? null;
  const facts = placeholderFacts({ name, event: event?.title ?? null, status });
  const subject = fillPlaceholders(announcement.subject, facts);
  const text = fillPlaceholders(announcement.text, facts);
  return MAIL_TEXTS.announcement({ path, subject, text, isTest });
}

/** What was not published at its instant; null once somebody has seen to it. */
function publicationWaits({ edition }: MailToSend, path: string): MailText | null {
  if (edition?.failure == null) return null;
  const { slug, failure } = edition;
  return MAIL_TEXTS['publication-waits']({ path, edition: slug, failure });
}

/** The same of an announcement. */
function announcementWaits({ announcement, name }: MailToSend, path: string): MailText | null {
  if (announcement?.failure == null) return null;
  const { failure } = announcement;
  const facts = placeholderFacts({ name, event: null, status: null });
  const subject = fillPlaceholders(announcement.subject, facts);
  return MAIL_TEXTS['announcement-waits']({ path, subject, failure });
}

type Told = { readonly version: number; readonly status: string };

/** Whether it is as it was told: whoever decides again tells it again. */
function isStill<R extends Told>(row: R | null, told: Told): row is R {
  return row?.version === told.version && row.status === told.status;
}

/** Whether the event still has this date, for somebody who takes part. */
function isOn({ event, registration }: MailToSend, at: string, date: Date | null): boolean {
  return (
    event?.status === 'ACTIVE' &&
    registration !== null &&
    registration.status !== 'REJECTED' &&
    date?.getTime() === Date.parse(at)
  );
}
