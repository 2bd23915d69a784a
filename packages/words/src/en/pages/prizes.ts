/** One prize: cash and scholarship in whole rupees (R9.11). */
export type Prize = {
  readonly rank: 1 | 2 | 3;
  readonly place: string;
  readonly cash: number;
  /** Every scholarship is 'up to' this. */
  readonly scholarship: number;
  /** What was announced otherwise, in a sentence. */
  readonly note?: string;
};

export type PrizeGroup = { readonly competition: string; readonly prizes: readonly Prize[] };

export const PRIZE_WORDS: readonly PrizeGroup[] = [
  {
    competition: 'Graphic Design',
    prizes: [
      { rank: 1, place: 'Winner', cash: 14_000, scholarship: 300_000 },
      { rank: 2, place: '1st Runner-up', cash: 6_000, scholarship: 200_000 },
      { rank: 3, place: 'Best Presenter', cash: 5_000, scholarship: 50_000 },
    ],
  },
  {
    competition: 'AI & Web Design',
    prizes: [
      { rank: 1, place: 'Winner', cash: 50_000, scholarship: 400_000 },
      {
        rank: 2,
        place: '1st Runner-up',
        cash: 20_000,
        scholarship: 300_000,
        note: "One announcement omits 'up to'.",
      },
      { rank: 3, place: 'Best Presenter', cash: 5_000, scholarship: 50_000 },
    ],
  },
];

/** How a rank is written in the table. */
export const RANK_WORDS = { 1: '1st', 2: '2nd', 3: '3rd' } as const;

/** 'Nrs. 3,00,000': rupees grouped as in South Asia, the last three digits and then pairs. */
export function nrs(amount: number): string {
  const digits = String(amount);
  const last = digits.slice(-3);
  const rest = digits.slice(0, -3).replaceAll(/\B(?=(\d{2})+$)/g, ',');
  return `Nrs. ${rest === '' ? last : `${rest},${last}`}`;
}
