import { type CalendarEntry, calendarFile } from '@pratibha/domain/calendar/calendar-file';
import { leadsTo, type NotificationKind } from '@pratibha/domain/notifications/notifications';
import { MAIL_CALENDAR_WORDS } from '@pratibha/words/mail/mail-texts';
import type { MailFile } from '../../platform/mail/mail-message.ts';
import type { MailToSend } from './mail.queries.ts';

const HAS_DEADLINE: ReadonlySet<NotificationKind> = new Set([
  'registration-received',
  'resubmission-asked',
  'submission-opens',
  'submission-closes-soon',
]);

/** The date that a mail is about, as a file for calendars; none where it has none that is ahead. */
export function mailFilesOf(mail: MailToSend, origin: string, now: Date): MailFile[] {
  const { event } = mail;
  if (event === null) return [];
  const entry = (what: string, when: CalendarEntry['when'], title: string): CalendarEntry => ({
    uid: `event-${event.id}-${what}@${new URL(origin).host}`,
    sequence: event.version,
    stamp: mail.created_at,
    when,
    title,
    description: null,
    location: null,
    url: `${origin}${leadsTo(mail)}`,
  });
  if (HAS_DEADLINE.has(mail.kind)) {
    const starts = event.submission_close === null ? null : new Date(event.submission_close);
    if (starts === null || starts <= now || !event.requires_submission) return [];
    const { deadline, deadlineFile } = MAIL_CALENDAR_WORDS;
    return [fileOf(deadlineFile, entry('closes', { starts, ends: null }, deadline(event.title)))];
  }
  if (mail.kind !== 'registration-decided' || mail.params.status !== 'SHORTLISTED') return [];
  if (event.event_date === null) return [];
  const { dayFile } = MAIL_CALENDAR_WORDS;
  return [fileOf(dayFile, entry('day', { day: event.event_date }, event.title))];
}

function fileOf(name: string, entry: CalendarEntry): MailFile {
  return {
    name,
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendarFile([entry]),
  };
}
