import { DAY_MS, dayOf, startOfNextDay } from '@pratibha/domain/time/competition-time';
import { formatDay, relativeTime } from './time.ts';

const HOUR = 3_600_000;

/**
 * How long ago something was, by the calendar: '12 min ago' within the hour, then 'today',
 * 'yesterday', '5 days ago', 'last month', '4 months ago', 'last year'. Hours matter before a
 * deadline only.
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

/**
 * 'Today, 15 August' and 'Tomorrow, 15 August' of a calendar day given as YYYY-MM-DD; else as
 * formatDay.
 */
export function comingDay(day: string, now: Date): string {
  const near = day === dayOf(now) ? 'Today' : day === dayOf(startOfNextDay(now)) ? 'Tomorrow' : '';
  return near === '' ? formatDay(day) : `${near}, ${formatDay(day).replace(/ \d+$/, '')}`;
}
