/** The page of one announcement. */
export const OWN_ANNOUNCEMENT_WORDS = {
  heading: 'Announcement',
  back: 'All notifications',
  gone: 'There is no such announcement for you.',
  failed: 'The announcement could not be loaded.',
} as const;
