/** The press below the first of many entries. */
export const LONG_LIST_WORDS = {
  all: (count: number) => `Show All ${count.toLocaleString('en-US')}`,
  allOf: (count: number, of: string) => `Show All ${count.toLocaleString('en-US')}: ${of}`,
  fewer: (count: number) => `Show First ${count}`,
  fewerOf: (count: number, of: string) => `Show First ${count}: ${of}`,
} as const;
