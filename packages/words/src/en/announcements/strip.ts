/** An important announcement above the list of events. */
export const STRIP_WORDS = {
  heading: 'Announcement',
  more: 'Read it',
  close: 'Close',
  failed: 'This could not be closed. Please try again.',
} as const;
