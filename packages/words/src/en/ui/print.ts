/** Words of what brings a page on paper. */
export const PRINT_WORDS = { print: 'Print' } as const;
