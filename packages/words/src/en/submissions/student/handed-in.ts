/** What is said where a work was sent and could not be read back. */
export const HANDED_IN_WORDS = {
  unread:
    'Your work was sent, but this page could not read it back, so it does not say yet that it was handed in.',
  look: 'See whether it is in My Submissions',
} as const;
