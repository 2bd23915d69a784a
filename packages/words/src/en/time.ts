import { DAY_MS, dayOf, startOfNextDay, zonedIso } from '@pratibha/domain/time/competition-time';

export const ZONE_SHORT = 'NPT';
export const ZONE_LABEL = 'NPT (UTC+05:45)';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** '16 July 2025', the day in Nepal at this instant. */
export function formatDate(instant: Date): string {
  return formatDay(dayOf(instant));
}

/** '16 July 2025' for a calendar day given as YYYY-MM-DD. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** '16 July 2025, 10:00 NPT': always with the zone it is told in. */
export function formatDateTime(instant: Date): string {
  return `${formatDate(instant)}, ${zonedIso(instant).slice(11, 16)} ${ZONE_SHORT}`;
}

/**
 * 'in 5 min', 'in 3 h', 'in 2 days', or '3 h ago' when `to` is past. Rounded down, so that a
 * deadline is never shown further away than it is; hours up to two days, because 'in 1 day' hides
 * too much before a deadline.
 */
export function relativeTime(from: Date, to: Date): string {
  const distance = to.getTime() - from.getTime();
  const amount = amountOf(Math.abs(distance));
  return distance >= 0 ? `in ${amount}` : `${amount} ago`;
}

/**
 * How long ago something was, by the calendar: '12 min ago' within the hour, then 'today',
 * 'yesterday', '5 days ago', 'last month', '4 months ago', 'last year'. Hours matter before a deadline only.
 */
export function timeAgo(at: Date, now: Date): string {
  if (now.getTime() - at.getTime() < HOUR) return relativeTime(now, at);
  const [then, today] = [dayOf(at), dayOf(now)];
  const days = Math.round((Date.parse(today) - Date.parse(then)) / DAY_MS);
  if (days < 31) return days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`;
  const passed = (from: number, to: number) => +today.slice(from, to) - +then.slice(from, to);
  return passed(0, 4) > 0 ? ago(passed(0, 4), 'year') : ago(passed(5, 7), 'month');
}

function ago(count: number, unit: string): string {
  return count === 1 ? `last ${unit}` : `${count} ${unit}s ago`;
}

/** 'Today, 15 August' and 'Tomorrow, 15 August' of a calendar day given as YYYY-MM-DD; else as formatDay. */
export function comingDay(day: string, now: Date): string {
  const near = day === dayOf(now) ? 'Today' : day === dayOf(startOfNextDay(now)) ? 'Tomorrow' : '';
  return near === '' ? formatDay(day) : `${near}, ${formatDay(day).replace(/ \d+$/, '')}`;
}

function amountOf(ms: number): string {
  if (ms < MINUTE) return 'less than a minute';
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min`;
  if (ms < 2 * DAY_MS) return `${Math.floor(ms / HOUR)} h`;
  return `${Math.floor(ms / DAY_MS)} days`;
}
