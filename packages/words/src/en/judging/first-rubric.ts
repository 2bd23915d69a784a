/** What a rubric begins with; organisers change all of it. */
export const FIRST_RUBRIC_WORDS = {
  overall: 'Overall',
  levels: ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'],
} as const;
