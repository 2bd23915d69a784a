/** Words around the privacy notice and the rules of participation. */
export const LEGAL_WORDS = { updated: 'Last changed on' } as const;
