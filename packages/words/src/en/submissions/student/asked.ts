/** Words of what an event asks for, on its page; fetched for events that take works. */
export const ASKED_WORDS = {
  parts: 'For this event you hand in:',
  optional: 'optional',
  link: 'Link to your work',
  description: 'Description',
  words: (limit: number) => `at most ${limit.toLocaleString('en-US')} words`,
} as const;
