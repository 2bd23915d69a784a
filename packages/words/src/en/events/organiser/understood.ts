import { isCalendarDay, parseInstant } from '@pratibha/domain/time/calendar';
import { dayOf } from '@pratibha/domain/time/competition-time';
import { formatDateTime, formatWeekday, relativeDay, relativeTime } from '../../time.ts';

/** 'Thu 24 July 2025, 00:00 NPT, in 8 days' of ISO 8601 text; '' where it is no instant as yet. */
export function understoodInstant(text: string, now: Date): string {
  const at = parseInstant(text);
  if (at === null) return '';
  const [day, today] = [dayOf(at), dayOf(now)];
  const time = formatDateTime(at).split(', ')[1];
  const when = day === today ? `today, ${relativeTime(now, at)}` : relativeDay(today, day);
  return `${formatWeekday(day)}, ${time}, ${when}`;
}

/** 'Fri 15 August 2025, in 30 days' of YYYY-MM-DD; '' where it is no day as yet. */
export function understoodDay(day: string, now: Date): string {
  if (!isCalendarDay(day)) return '';
  return `${formatWeekday(day)}, ${relativeDay(dayOf(now), day)}`;
}
