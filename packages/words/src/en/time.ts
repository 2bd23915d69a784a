import { DAY_MS, dayOf, zonedIso } from '@pratibha/domain/time/competition-time';

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

function amountOf(ms: number): string {
  if (ms < MINUTE) return 'less than a minute';
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min`;
  if (ms < 2 * DAY_MS) return `${Math.floor(ms / HOUR)} h`;
  return `${Math.floor(ms / DAY_MS)} days`;
}
