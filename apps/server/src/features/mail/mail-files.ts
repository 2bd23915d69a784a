import { type CalendarEntry, calendarFile } from '@pratibha/domain/calendar/calendar-file';
import { type EventDateKind, whenOfDay } from '@pratibha/domain/calendar/event-dates';
import { NO_TEXTS } from '@pratibha/domain/language/translated';
import { leadsTo, type NotificationKind } from '@pratibha/domain/notifications/notifications';
import { MAIL_CALENDAR_WORDS } from '@pratibha/words/both/mail/mail-texts';
import type { MailFile } from '../../platform/mail/mail-message.ts';
import { eventEntry } from '../events/events.ts';
import type { MailToSend } from './mail.queries.ts';

const HAS_DEADLINE: ReadonlySet<NotificationKind> = new Set([
  'registration-received',
  'resubmission-asked',
  'submission-opens',
  'submission-closes-soon',
]);

/** From the deadline one gets to the form where the mail does; otherwise to the event. */
function urlOf(mail: MailToSend, origin: string) {
  return mail.kind.startsWith('registration-') ? {} : { url: origin + leadsTo(mail) };
}

/** The date that a mail is about, as a file for calendars; none where it has none that is ahead. */
export function mailFilesOf(mail: MailToSend, origin: string, now: Date): MailFile[] {
  const { event } = mail;
  if (event === null) return [];
  const { language } = mail;
  // The event of a mail is in its language already.
  const said = { origin, at: mail.created_at, language, texts: NO_TEXTS };
  const fileOf = (name: string, kind: EventDateKind, when: CalendarEntry['when']): MailFile => ({
    name,
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendarFile([{ ...eventEntry(event, kind, when, said), ...urlOf(mail, origin) }]),
  });
  const { deadlineFile, dayFile } = MAIL_CALENDAR_WORDS[language];
  if (HAS_DEADLINE.has(mail.kind)) {
    const starts = event.submission_close === null ? null : new Date(event.submission_close);
    if (starts === null || starts <= now || !event.requires_submission) return [];
    return [fileOf(deadlineFile, 'closes', { starts, ends: null })];
  }
  const isIn = mail.kind === 'registration-decided' && mail.params.status === 'SHORTLISTED';
  const when = isIn || mail.kind === 'place-changed' ? whenOfDay(event) : null;
  return when === null ? [] : [fileOf(dayFile, 'day', when)];
}
