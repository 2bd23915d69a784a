/** What is told where a change of the language did not arrive. */
export const CHANGE_LANGUAGE_WORDS = {
  failed: 'The language could not be changed. Check your connection and try again.',
} as const;
