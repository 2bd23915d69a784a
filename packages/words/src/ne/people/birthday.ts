import type { BikramSambatDay } from '@pratibha/domain/language/bikram-sambat';
import { BIKRAM_SAMBAT_MONTHS, nepaliDayOfAd } from '@pratibha/domain/language/nepali-dates';
import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { BIRTHDAY_WORDS as ENGLISH } from '../../en/people/birthday.ts';
import type { Said } from '../../said.ts';

export const BIRTHDAY_WORDS: Said<typeof ENGLISH> = {
  year: 'वर्ष',
  month: 'महिना',
  chooseMonth: 'महिना छान्नुहोस्',
  months: BIKRAM_SAMBAT_MONTHS,
  day: 'गते',
  early: '२०५६ पुस १७ भन्दा अघिको मिति इस्वी संवत् (AD) मा भर्नुहोस्।',
  unknown: 'विक्रम संवत्‌मा यस्तो मिति छैन।',
  digits: inNepaliDigits,
  inAd: (day) => `इस्वी संवत्: ${nepaliDayOfAd(day)}`,
};

/** '२०६४ वैशाख १' */
export function bikramSambatWords({ year, month, day }: BikramSambatDay): string {
  return inNepaliDigits(`${year} ${BIKRAM_SAMBAT_MONTHS[month - 1]} ${day}`);
}
