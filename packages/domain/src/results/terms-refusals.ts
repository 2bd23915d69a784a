/** Why what is said of a round beforehand stays as it is. */
export const TERMS_REFUSALS = ['judges-not-named'] as const;
export type TermsRefusal = (typeof TERMS_REFUSALS)[number];
