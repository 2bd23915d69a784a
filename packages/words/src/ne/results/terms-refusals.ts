import type { TermsRefusal } from '@pratibha/domain/results/terms-refusals';

/** Why what is said of a round beforehand stays as it is. */
export const TERMS_REFUSAL_WORDS: Readonly<Record<TermsRefusal, string>> = {
  'judges-not-named':
    'चरण खुलिसक्यो: निर्णायकलाई कसैको नाम देखाइँदैन भनिएको थियो, र उहाँहरूले त्यही मानेर अङ्क दिनुभएको हुन सक्छ।',
};
