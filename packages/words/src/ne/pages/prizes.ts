import { inNepaliDigits, nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { PRIZE_WORDS as ENGLISH } from '../../en/pages/prizes.ts';
import type { Said } from '../../said.ts';

/** The labels of the prize pool. */
export const PRIZE_WORDS: Said<typeof ENGLISH> = {
  tableCaption: 'सबै पुरस्कारको रकम',
  columns: ['स्थान', 'नगद', 'छात्रवृत्ति'],
  upTo: 'बढीमा',
  none: '–',
  medal: (rank) => inNepaliDigits(rank),
  andScholarship: 'नगद, साथमा छात्रवृत्ति बढीमा',
};

/** How a rank is written in the table. */
export const RANK_WORDS: Readonly<Record<number, string>> = {
  1: 'पहिलो',
  2: 'दोस्रो',
  3: 'तेस्रो',
};

/** Rupees by their usual names. */
const RUPEES = /^(n?rs\.?|npr|inr|pkr|lkr|₹|रु\.?)$/i;

/** Those of Nepal among them, which Nepali writes 'रु.'. */
const NEPALI_RUPEES = /^(n?rs\.?|npr|रु\.?)$/i;

/**
 * 'रु. ३,००,०००': rupees grouped as in South Asia, the last three digits and then pairs; '€
 * ३००,०००'.
 */
export function money(amount: number, currency: string): string {
  if (!RUPEES.test(currency)) {
    const inThousands = String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ',');
    return `${currency} ${inNepaliDigits(inThousands)}`;
  }
  return `${NEPALI_RUPEES.test(currency) ? 'रु.' : currency} ${nepaliNumber(amount)}`;
}
