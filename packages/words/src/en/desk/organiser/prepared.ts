/** What a release will make of a row, beside it. */
export const DESK_PREPARED_WORDS = {
  prepared: (status: string) => `Prepared: ${status}`,
  changed: (status: string) => `Prepared: ${status}; changed since`,
} as const;
