/** Of an event that is duplicated, with what it asks whoever is shortlisted. */
export const FOLLOW_UP_COPY_WORDS = {
  failed: 'The questions for shortlisted students did not come along: write them anew.',
} as const;
