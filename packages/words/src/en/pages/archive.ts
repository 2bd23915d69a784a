/** What is said of earlier years, and on the page of one. */
export const ARCHIVE_WORDS = {
  reading: (edition: string) => `You are reading the archive of ${edition}.`,
  toLive: (edition: string) => `Go to ${edition}`,
  /** Before the years, each of them a link. */
  earlier: 'Earlier editions:',
  year: (year: number) => String(year),
} as const;
