import { adToBs, type BikramSambatDay, bsToAd } from '../language/bikram-sambat.ts';
import { BIKRAM_SAMBAT_FROM } from '../language/bikram-sambat-from.ts';
import { inLatinDigits } from '../language/nepali-numbers.ts';

/** A date of birth as it stands in three fields, of Bikram Sambat. */
export type TypedBirthday = { readonly year: string; readonly month: string; readonly day: string };

/** What stands in the fields before it is a day: kept in the place of the day in AD. */
const TYPED = /^(.*)\/(.*)\/(.*) BS$/s;

/** What stands in the fields for a date of birth; nothing for a day that the table has not. */
export function typedBirthday(dob: string): TypedBirthday {
  const bs = adToBs(dob);
  if (bs !== null) return { year: `${bs.year}`, month: `${bs.month}`, day: `${bs.day}` };
  const [, year = '', month = '', day = ''] = TYPED.exec(dob) ?? [];
  return { year, month, day };
}

/** The day in AD; what is none stays as it was typed, which no rule finds right. */
export function birthdayOf(typed: TypedBirthday): string {
  const { year, month, day } = typed;
  if (`${year}${month}${day}`.trim() === '') return '';
  const bs = dayTyped(typed);
  return (bs && bsToAd(bs)) ?? `${year}/${month}/${day} BS`;
}

/** Why three filled fields are no day that is known: it is before the table, or there is none. */
export function birthdayDoubt(typed: TypedBirthday): 'early' | 'unknown' | null {
  const bs = dayTyped(typed);
  const from = adToBs(BIKRAM_SAMBAT_FROM);
  if (bs === null || from === null || bsToAd(bs) !== null) return null;
  return rankOf(bs) < rankOf(from) ? 'early' : 'unknown';
}

/** Null until there is a number in each. */
function dayTyped({ year, month, day }: TypedBirthday): BikramSambatDay | null {
  const [y, m, d] = [year, month, day].map((part) => inLatinDigits(part.trim()));
  if (!/^\d{4}$/.test(y ?? '') || !/^\d{1,2}$/.test(m ?? '') || !/^\d{1,2}$/.test(d ?? '')) {
    return null;
  }
  return { year: Number(y), month: Number(m), day: Number(d) };
}

/** Days are so ordered by their calendar; no month has more than 32. */
function rankOf({ year, month, day }: BikramSambatDay): number {
  return (year * 13 + month) * 100 + day;
}
