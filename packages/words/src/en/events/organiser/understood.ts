import { isCalendarDay, parseInstant } from '@pratibha/domain/time/calendar';
import { DAY_MS, dayOf } from '@pratibha/domain/time/competition-time';
import { formatDateTime, formatDay, relativeTime } from '../../time.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** 'Thu 24 July 2025' for a calendar day given as YYYY-MM-DD. */
function formatWeekday(day: string): string {
  return `${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]} ${formatDay(day)}`;
}

/** 'today', 'tomorrow', 'in 8 days' or '8 days ago', by the calendar: nights, not hours. */
function relativeDay(from: string, to: string): string {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
  if (days === 0) return 'today';
  if (Math.abs(days) === 1) return days === 1 ? 'tomorrow' : 'yesterday';
  const amount = `${Math.abs(days).toLocaleString('en-US')} days`;
  return days > 0 ? `in ${amount}` : `${amount} ago`;
}

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
