/** An important announcement above the list of events. */
export const STRIP_WORDS = {
  heading: 'Announcement',
  more: 'Read it',
  close: 'Close',
} as const;
