/** What is said of guests: where their name was removed, and to a device that leaves. */
export const GUEST_WORDS = {
  nameless: 'A judge',
  left: 'This device judges no more.',
} as const;
