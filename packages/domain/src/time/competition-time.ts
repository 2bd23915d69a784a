/**
 * The competition's time: Nepal has one zone, 5 h 45 min ahead of UTC, without daylight saving
 * since 1986. Everything here is arithmetic on that fixed offset, so that server and browser
 * agree whatever time-zone data they carry.
 */
export const ZONE = 'Asia/Kathmandu';
export const ZONE_SHORT = 'NPT';
export const ZONE_LABEL = 'NPT (UTC+05:45)';
export const ZONE_OFFSET = '+05:45';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY_MS = 24 * HOUR;
const OFFSET_MS = 5 * HOUR + 45 * MINUTE;

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

/** The instant at which the clock in Nepal shows this date and time; `month` is 1 to 12. */
export function zonedStart(year: number, month: number, day: number, hour = 0, minute = 0): Date {
  return new Date(Date.UTC(year, month - 1, day, hour, minute) - OFFSET_MS);
}

/** The instant at which the next day begins in Nepal; at midnight, the midnight after. */
export function startOfNextDay(now: Date): Date {
  const shifted = now.getTime() + OFFSET_MS;
  return new Date((Math.floor(shifted / DAY_MS) + 1) * DAY_MS - OFFSET_MS);
}

/** The calendar day in Nepal at this instant, as YYYY-MM-DD. */
export function dayOf(instant: Date): string {
  return inZone(instant).toISOString().slice(0, 10);
}

/** The instant as ISO 8601 with Nepal's offset, to the minute: '2025-07-16T10:00+05:45'. */
export function zonedIso(instant: Date): string {
  return `${inZone(instant).toISOString().slice(0, 16)}${ZONE_OFFSET}`;
}

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
  return `${formatDate(instant)}, ${inZone(instant).toISOString().slice(11, 16)} ${ZONE_SHORT}`;
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

/** A date whose UTC fields read as the clock in Nepal. */
function inZone(instant: Date): Date {
  return new Date(instant.getTime() + OFFSET_MS);
}
