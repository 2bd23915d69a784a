/** The labels of the guidelines page (R2.24 to R2.30). */
export const GUIDELINES_WORDS = {
  onThisPage: 'On this page',
  segments: 'Timed segments',
  step: (number: number) => String(number),
} as const;
