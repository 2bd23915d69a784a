/** Words of the question before something unusual is saved. */
export const DOUBTS_WORDS = {
  title: 'Save it like this?',
  saveAnyway: 'Save anyway',
  back: 'Back to the form',
} as const;
