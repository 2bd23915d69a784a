/** What the copy of somebody's data says in place of an organiser's name. */
export const DATA_COPY_WORDS = { organiser: 'organiser' } as const;
