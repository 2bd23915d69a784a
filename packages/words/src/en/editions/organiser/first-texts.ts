/** What an edition says at first, and what its texts are here: none of them needs other words. */
export const FIRST_TEXTS: Readonly<Record<string, string>> = {};
