import { adToBs } from './bikram-sambat.ts';
import { inNepaliDigits } from './nepali-numbers.ts';

/** The months of AD. Not from Intl: browsers on phones do not know Nepali. */
const MONTHS = 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'.split(' ');

const WEEKDAYS = 'आइतबार सोमबार मंगलबार बुधबार बिहीबार शुक्रबार शनिबार'.split(' ');

/** The months of Bikram Sambat, from its new year in April on. */
export const BIKRAM_SAMBAT_MONTHS: readonly string[] =
  'वैशाख जेठ असार साउन भदौ असोज कात्तिक मंसिर पुस माघ फागुन चैत'.split(' ');

/** '२०८२ साउन १ (१६ जुलाई २०२५)', or the day in AD alone where Bikram Sambat is not known. */
export function nepaliDay(day: string): string {
  return besideBikramSambat(nepaliDayOfAd(day), bikramSambatDay(day));
}

/** The same without its years: 'साउन १ (१६ जुलाई)'. */
export function nepaliDayWithoutYear(day: string): string {
  const withoutYear = (told: string, end: RegExp) => told.replace(end, '');
  const told = bikramSambatDay(day);
  return besideBikramSambat(
    withoutYear(nepaliDayOfAd(day), / \S+$/),
    told && withoutYear(told, /^\S+ /),
  );
}

/** '१६ जुलाई २०२५' for a calendar day given as YYYY-MM-DD. */
export function nepaliDayOfAd(day: string): string {
  const [year = 0, month = 1, date = 0] = day.split('-').map(Number);
  return inNepaliDigits(`${date} ${MONTHS[month - 1]} ${year}`);
}

/** '२०८२ साउन १' for a calendar day given as YYYY-MM-DD; null where it is not known. */
export function bikramSambatDay(ad: string): string | null {
  const told = adToBs(ad);
  if (told === null) return null;
  return inNepaliDigits(`${told.year} ${BIKRAM_SAMBAT_MONTHS[told.month - 1]} ${told.day}`);
}

/** 'बुधबार' for a calendar day given as YYYY-MM-DD. */
export function nepaliWeekday(day: string): string {
  return WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
}

function besideBikramSambat(ad: string, bikramSambat: string | null): string {
  return bikramSambat === null ? ad : `${bikramSambat} (${ad})`;
}
