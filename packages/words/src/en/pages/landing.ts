/** The labels of the landing page (R2.14 to R2.21). Wording that these quote is kept. */
export const LANDING_WORDS = {
  learnMore: 'Learn More',
  guidelines: 'Guidelines',
  deadlineLabel: 'Registration deadline',
  eventLabel: 'Event date',
  promise: (headline: string, audience: string) => `${headline} for ${audience}.`,
} as const;
