/** The labels of a competition, on both pages. */
export const COMPETITION_WORDS = {
  judgedOn: 'Judged on',
  format: 'What to hand in',
  /** Of an edition for which nothing is handed in. */
  make: 'What to make',
} as const;
