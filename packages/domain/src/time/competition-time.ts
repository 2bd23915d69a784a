/**
 * The competition's time: Nepal has one zone, 5 h 45 min ahead of UTC, without daylight saving
 * since 1986. Everything here is arithmetic on that fixed offset, so that server and browser
 * agree whatever time-zone data they carry.
 */
export const ZONE = 'Asia/Kathmandu';
export const ZONE_OFFSET = '+05:45';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY_MS = 24 * HOUR;
const OFFSET_MS = 5 * HOUR + 45 * MINUTE;

/** The instant at which the clock in Nepal shows this date and time; `month` is 1 to 12. */
export function zonedStart(year: number, month: number, day: number, hour = 0, minute = 0): Date {
  return new Date(Date.UTC(year, month - 1, day, hour, minute) - OFFSET_MS);
}

/** The instant at which the next day begins in Nepal; at midnight, the midnight after. */
export function startOfNextDay(now: Date): Date {
  const shifted = now.getTime() + OFFSET_MS;
  return new Date((Math.floor(shifted / DAY_MS) + 1) * DAY_MS - OFFSET_MS);
}

/**
 * The last instant, perhaps this one, at which the clock in Nepal showed this full hour, 0 to 23.
 */
export function lastAtHour(now: Date, hour: number): Date {
  return new Date(
    startOfNextDay(new Date(now.getTime() - hour * HOUR)).getTime() - DAY_MS + hour * HOUR,
  );
}

/** The calendar day in Nepal at this instant, as YYYY-MM-DD. */
export function dayOf(instant: Date): string {
  return inZone(instant).toISOString().slice(0, 10);
}

/** The hour that the clock in Nepal shows, 0 to 23. */
export function hourOf(instant: Date): number {
  return inZone(instant).getUTCHours();
}

/** The instant as ISO 8601 with Nepal's offset, to the minute: '2025-07-16T10:00+05:45'. */
export function zonedIso(instant: Date): string {
  return `${inZone(instant).toISOString().slice(0, 16)}${ZONE_OFFSET}`;
}

/** What the clock in Nepal shows, as spreadsheets read it: '2025-07-16 10:00:30'. */
export function zonedClock(instant: Date): string {
  return inZone(instant).toISOString().slice(0, 19).replace('T', ' ');
}

/** A date whose UTC fields read as the clock in Nepal. */
function inZone(instant: Date): Date {
  return new Date(instant.getTime() + OFFSET_MS);
}
