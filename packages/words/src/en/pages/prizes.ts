/** The labels of the prize pool. */
export const PRIZE_WORDS = {
  tableCaption: 'Every prize in figures',
  columns: ['Place', 'Cash', 'Scholarship'],
  upTo: 'up to',
  none: '–',
  andScholarship: 'in cash and a scholarship of up to',
} as const;

/** How a rank is written in the table. */
export const RANK_WORDS: Readonly<Record<number, string>> = { 1: '1st', 2: '2nd', 3: '3rd' };

/** 'Nrs. 3,00,000': rupees grouped as in South Asia, the last three digits and then pairs. */
export function nrs(amount: number): string {
  const digits = String(amount);
  const last = digits.slice(-3);
  const rest = digits.slice(0, -3).replaceAll(/\B(?=(\d{2})+$)/g, ',');
  return `Nrs. ${rest === '' ? last : `${rest},${last}`}`;
}
