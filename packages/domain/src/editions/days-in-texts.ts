import { isCalendarDay } from '../time/calendar.ts';

/** The months by the letters that tell them apart. */
const MONTHS = [
  ...['jan', 'feb', 'mar', 'apr', 'may', 'jun'],
  ...['jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const BETWEEN = '\\s{0,3}(?:–|—|-|to|and|or|till|until)\\s{0,3}(?:the\\s)?';
/**
 * '8', '8th', '9–13', '9th to 13th', '9, 10 and 11'; a comma alone may follow the number of a room.
 */
const DAYS = `(${DAY}(?:(?:,\\s?${DAY}){0,5}${BETWEEN}${DAY})?)`;
const YEAR = '((?:19|20|21)\\d{2})\\b';
const WRITTEN = new RegExp(
  [
    // '8 August', '8th of August 2025', '9–13 August'.
    `\\b${DAYS}(?:\\s+of)?\\s+${MONTH}\\b(?:,?\\s+${YEAR})?`,
    // 'August 8', 'August 8–10, 2025'.
    `\\b${MONTH}\\s+${DAYS}\\b(?!\\s+(?:of\\s+)?${MONTH.replace('(', '(?:')})(?:,?\\s+${YEAR})?`,
    // '2025-08-08'.
    `\\b${YEAR.slice(0, -2)}-(\\d{2})-(\\d{2})\\b`,
  ].join('|'),
  'gi',
);
/** What stands between the two ends of a span whose year is named at its end alone. */
const JOINS = /^\s*(?:–|—|-|to|and|till|until)\s*$/i;
/** What may stand beside a day that is all that a text says. */
const BESIDE =
  /^(?:[\s.,;:!()–—-]|\b(?:to|and|or|from|on|by|till|until|between|the|npt|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b\d{1,2}:\d{2}\b)*$/i;

/** A day as a text names it. */
export type NamedDay = {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Whether the text says of which year; else it is taken for the one that was asked about. */
  readonly hasYear: boolean;
};

/**
 * The days that a text names in words, in its order; in `year` where it names none. 'August 2025'
 * names no day.
 */
export function daysNamedIn(text: string, year: number): readonly NamedDay[] {
  const found = [...text.matchAll(WRITTEN)];
  return found.flatMap((match, index) => {
    const written = read(match);
    const next = found[index + 1];
    const isJoined =
      written.year === undefined &&
      next !== undefined &&
      JOINS.test(text.slice(match.index + match[0].length, next.index));
    const of = written.year ?? (isJoined ? read(next).year : undefined);
    return written.days
      .map((day) => `${of ?? year}-${written.month}-${day.padStart(2, '0')}`)
      .filter(isCalendarDay)
      .map((day) => ({ day, hasYear: of !== undefined }));
  });
}

/** Whether a text names days and says nothing else: '8 August', 'from 9 to 13 August 2025'. */
export function isDaysAlone(text: string): boolean {
  const rest = text.replaceAll(WRITTEN, '');
  return rest !== text && BESIDE.test(rest);
}

function read(match: RegExpMatchArray) {
  const [, before, month, year, monthFirst, after, yearAfter, yearOfDay, monthOfDay, day] = match;
  if (day !== undefined) return { year: yearOfDay, month: monthOfDay, days: [day] };
  const name = month ?? monthFirst ?? '';
  // '2 may be enough' is no day.
  const days = name === 'may' ? [] : ((before ?? after ?? '').match(/\d+/g) ?? []);
  const number = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  return { year: year ?? yearAfter, month: String(number).padStart(2, '0'), days };
}
