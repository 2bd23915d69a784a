/** Words of the fold that tells the history of a thing in its details. */
export const HISTORY_WORDS = {
  title: 'History',
  loading: 'Loading...',
} as const;
