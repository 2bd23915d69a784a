import { isCalendarDay } from '../time/calendar.ts';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
const MONTH = `(${MONTHS.join('|')})`;
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
/** '8 August', '8th August', '8–10 August', '8 to 10 August'. */
const DAY_FIRST = new RegExp(
  `\\b${DAY}(?:\\s*(?:–|-|to|and)\\s*${DAY})?(?:\\s+of)?\\s+${MONTH}\\b(?:,?\\s+(\\d{4}))?`,
  'gi',
);
/** 'August 8'. */
const MONTH_FIRST = new RegExp(`\\b${MONTH}\\s+${DAY}\\b(?:,\\s*(\\d{4}))?`, 'gi');

/**
 * The days that a text names in words, as YYYY-MM-DD; in `year` where it names none.
 * 'August 2025' names no day.
 */
export function daysNamedIn(text: string, year: number): readonly string[] {
  const named: string[] = [];
  const take = (day: string | undefined, month: string | undefined, of: string | undefined) => {
    if (day === undefined || month === undefined) return;
    const number = MONTHS.findIndex((name) => name === month.toLowerCase()) + 1;
    const written = `${of ?? year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (isCalendarDay(written)) named.push(written);
  };
  for (const [, day, last, month, of] of text.matchAll(DAY_FIRST)) {
    take(day, month, of);
    take(last, month, of);
  }
  for (const [, month, day, of] of text.replaceAll(DAY_FIRST, ' ').matchAll(MONTH_FIRST))
    take(day, month, of);
  return named;
}
