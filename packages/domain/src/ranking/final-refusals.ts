/** Reasons for which a final does not begin, or a ballot is not taken. */
export const FINAL_REFUSALS = [
  'final-before-end',
  'final-is-open',
  'final-too-small',
  'final-too-large',
  'final-over',
  'final-pair-gone',
  'no-final',
] as const;
export type FinalRefusal = (typeof FINAL_REFUSALS)[number];
