/** How much one filter says; apart, as each list knows it and few know more of filters. */
export const FIND_LIMITS = {
  /** Code points of a filter as an address has it. */
  text: 2_000,
  conditions: 20,
  values: 20,
  /** Of a value. */
  value: 300,
} as const;
