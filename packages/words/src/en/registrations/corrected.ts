/** Beside remarks that organisers put right. */
export const CORRECTED_WORDS = {
  corrected: (at: string) => `Remarks corrected on ${at}`,
} as const;
