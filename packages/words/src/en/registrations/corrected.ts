/** Beside remarks that organisers put right. */
export const CORRECTED_WORDS = {
  corrected: (at: string) => `Corrected on ${at}`,
} as const;
