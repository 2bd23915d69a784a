import type { TermsRefusal } from '@pratibha/domain/results/terms-refusals';

/** Why what is said of a round beforehand stays as it is. */
export const TERMS_REFUSAL_WORDS: Readonly<Record<TermsRefusal, string>> = {
  'judges-not-named':
    'The round is open: its judges were told that nobody is named, and may have scored by that.',
};
