/** What opens the comparing of versions. */
export const COMPARE_BUTTON_WORDS = { compare: 'Compare Pictures of Versions' } as const;
