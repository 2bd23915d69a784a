/** What the messages at the edge of the window are called, together; fetched with the first. */
export const TOAST_WORDS = {
  messages: 'Messages',
} as const;
