import { adToBs } from '@pratibha/domain/language/bikram-sambat';
import { nepaliDayWithoutYear } from '@pratibha/domain/language/nepali-dates';
import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import { DAY_MS, dayOf, startOfNextDay } from '@pratibha/domain/time/competition-time';
import { formatDay, relativeTime } from './time.ts';

const HOUR = 3_600_000;

/** The longest month, of Bikram Sambat: shorter ago, two days may be of one month. */
const MONTH_DAYS = 32;

/**
 * How long ago something was, by Nepal's calendar: '१२ मिनेटअघि' within the hour, then 'आज',
 * 'हिजो', '५ दिनअघि', 'गत महिना', '४ महिनाअघि', 'गत वर्ष'.
 */
export function timeAgo(at: Date, now: Date): string {
  if (now.getTime() - at.getTime() < HOUR) return relativeTime(now, at);
  const [then, today] = [dayOf(at), dayOf(now)];
  const days = Math.round((Date.parse(today) - Date.parse(then)) / DAY_MS);
  if (days < MONTH_DAYS) {
    return days === 0 ? 'आज' : days === 1 ? 'हिजो' : inNepaliDigits(`${days} दिनअघि`);
  }
  const [from, to] = [adToBs(then), adToBs(today)];
  const both = from && to ? ([from, to] as const) : ([ofAd(then), ofAd(today)] as const);
  const years = both[1].year - both[0].year;
  return years > 0 ? ago(years, 'वर्ष') : ago(both[1].month - both[0].month, 'महिना');
}

function ofAd(day: string) {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
}

function ago(count: number, unit: string): string {
  return count === 1 ? `गत ${unit}` : inNepaliDigits(`${count} ${unit}अघि`);
}

/**
 * 'आज, साउन ३० (१५ अगस्ट)' and 'भोलि, साउन ३० (१५ अगस्ट)' of a calendar day given as YYYY-MM-DD;
 * else as formatDay.
 */
export function comingDay(day: string, now: Date): string {
  const near = day === dayOf(now) ? 'आज' : day === dayOf(startOfNextDay(now)) ? 'भोलि' : '';
  return near === '' ? formatDay(day) : `${near}, ${nepaliDayWithoutYear(day)}`;
}
