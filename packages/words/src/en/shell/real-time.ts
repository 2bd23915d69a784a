/** Words beside times that the demo's clock does not move. */
export const REAL_TIME_WORDS = {
  note: 'Times here are of this computer’s clock; the clock of the demo does not move them.',
} as const;
