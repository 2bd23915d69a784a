import { BIKRAM_SAMBAT_MONTHS } from '../bikram-sambat.ts';
import { formatDay } from '../time.ts';

/** Words of the date of birth where it is entered in Bikram Sambat. */
export const BIRTHDAY_WORDS = {
  year: 'Year',
  month: 'Month',
  chooseMonth: 'Select month',
  months: BIKRAM_SAMBAT_MONTHS as readonly string[],
  day: 'Day',
  early: 'Before 17 Poush 2056 enter the date in AD.',
  unknown: 'There is no such day in Bikram Sambat.',
  /** Digits as a field shows them. */
  digits: (typed: string) => typed,
  inAd: (day: string) => `AD: ${formatDay(day)}`,
} as const;

export { bikramSambatWords } from '../bikram-sambat.ts';
