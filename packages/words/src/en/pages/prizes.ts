/** The labels of the prize pool. */
export const PRIZE_WORDS = {
  tableCaption: 'Every prize in figures',
  columns: ['Place', 'Cash', 'Scholarship'],
  upTo: 'up to',
  none: '–',
  medal: (rank: number) => String(rank),
  andScholarship: 'in cash and a scholarship of up to',
} as const;

/** How a rank is written in the table. */
export const RANK_WORDS: Readonly<Record<number, string>> = { 1: '1st', 2: '2nd', 3: '3rd' };

/** Rupees by their usual names. */
const RUPEES = /^(n?rs\.?|npr|inr|pkr|lkr|₹|रु\.?)$/i;

/**
 * 'Nrs. 3,00,000': rupees grouped as in South Asia, the last three digits and then pairs; '€
 * 300,000'.
 */
export function money(amount: number, currency: string): string {
  const pairs = RUPEES.test(currency) ? /\B(?=(\d\d)*\d{3}$)/g : /\B(?=(\d{3})+$)/g;
  return `${currency} ${String(amount).replaceAll(pairs, ',')}`;
}
