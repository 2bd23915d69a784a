/** Words of the filter by edition, which the lists and the dashboard share. */
export const EDITION_FILTER_WORDS = {
  label: 'Edition',
  all: 'All editions',
  /** Sets the filter to the edition that is live. */
  thisYear: 'This year',
  /** Beside the filter while it is on. */
  only: (edition: string) => `Only what belongs to ${edition}`,
  off: 'Show all editions',
  /** Why there is nothing to be seen. */
  noEvents: (edition: string) => `You have no events in ${edition}.`,
} as const;
