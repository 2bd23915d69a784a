import { nepaliDay } from '@pratibha/domain/language/nepali-dates';
import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import { DAY_MS, dayOf, zonedIso } from '@pratibha/domain/time/competition-time';

export const ZONE_SHORT = 'नेपाली समय';
export const ZONE_LABEL = 'नेपाली समय (UTC+०५:४५)';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** '२०८२ साउन १ (१६ जुलाई २०२५)', the day in Nepal at this instant. */
export function formatDate(instant: Date): string {
  return formatDay(dayOf(instant));
}

/** The same for a calendar day given as YYYY-MM-DD; in AD alone where Bikram Sambat ends. */
export function formatDay(day: string): string {
  return nepaliDay(day);
}

/** '२०८२ साउन १ (१६ जुलाई २०२५), १०:०० नेपाली समय': always with AD and the zone. */
export function formatDateTime(instant: Date): string {
  const time = inNepaliDigits(zonedIso(instant).slice(11, 16));
  return `${formatDate(instant)}, ${time} ${ZONE_SHORT}`;
}

/** '५ मिनेटमा', '३ घण्टामा', '२ दिनमा', or '३ घण्टाअघि' when `to` is past; as in English. */
export function relativeTime(from: Date, to: Date): string {
  const distance = to.getTime() - from.getTime();
  const amount = amountOf(Math.abs(distance));
  if (amount === null) return distance >= 0 ? 'एक मिनेटभित्र' : 'भर्खरै';
  return distance >= 0 ? `${amount}मा` : `${amount}अघि`;
}

function amountOf(ms: number): string | null {
  if (ms < MINUTE) return null;
  if (ms < HOUR) return inNepaliDigits(`${Math.floor(ms / MINUTE)} मिनेट`);
  if (ms < 2 * DAY_MS) return inNepaliDigits(`${Math.floor(ms / HOUR)} घण्टा`);
  return inNepaliDigits(`${Math.floor(ms / DAY_MS)} दिन`);
}
