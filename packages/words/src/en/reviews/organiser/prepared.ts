/** What a review screen says once a decision is prepared. */
export const PREPARED_WORDS = {
  done: (name: string) => `Prepared: ${name}`,
  state: 'prepared',
} as const;
