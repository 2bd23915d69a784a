import { isCalendarDay } from '@pratibha/domain/time/calendar';
import { PROFILE_WORDS } from '@pratibha/words/people/student';
import NepaliDate from 'nepali-date-converter';

/** The same day in Nepal's calendar; nothing for what is no day or beyond the tables. */
export function BikramSambat({ day }: { readonly day: string }) {
  const words = inBikramSambat(day);
  return words === null ? null : <>{PROFILE_WORDS.bikramSambat(words)}</>;
}

function inBikramSambat(day: string): string | null {
  if (!isCalendarDay(day)) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  try {
    // The converter reads the local calendar fields of the date it is given.
    return NepaliDate.fromAD(new Date(year, month - 1, date)).format('YYYY MMMM DD');
  } catch {
    return null;
  }
}
