/** The labels of a competition, on both pages. */
export const COMPETITION_WORDS = {
  judgedOn: 'Judged on',
  format: 'What to hand in',
} as const;
