/** The labels of the advert. */
export const ADVERT_WORDS = {
  close: 'Close this announcement',
  guidelines: 'See the guidelines',
} as const;
