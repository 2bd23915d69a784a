/** Headings in a file of registrations that are more than a name or a question's words. */
export const EXPORT_FILE_WORDS = {
  askedEarlier: (question: string) => `${question} (asked earlier)`,
  askedAgain: (question: string, time: number) => `${question} (${time})`,
} as const;
