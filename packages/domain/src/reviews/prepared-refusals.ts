/** Reasons for which decisions are not released, or not made at once. */
export const PREPARED_REFUSALS = ['decisions-not-ahead', 'decisions-are-prepared'] as const;
export type PreparedRefusal = (typeof PREPARED_REFUSALS)[number];
