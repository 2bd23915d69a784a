/** Words of what is prepared for the row whose details are open. */
export const PREPARED_NOTE_WORDS = {
  prepared: (status: string, by: string, at: string) => `Prepared: ${status}, by ${by}, ${at}.`,
  releasedAt: (at: string) => `It is released on ${at}.`,
  isChanged: 'The student has changed this since. Look at it again and decide once more.',
  takeBack: 'Take Back',
  takenBack: 'Nothing is prepared for this any more.',
} as const;
