/** Reasons for which the best of a round are not told, or a nomination is not made. */
export const ROUND_REFUSALS = [
  'no-round-before',
  'round-before-not-over',
  'border-not-settled',
  'own-conflict-there',
  'nomination-in-use',
  'not-nominating',
] as const;
export type RoundRefusal = (typeof ROUND_REFUSALS)[number];
