import type { FindRefusal } from '@pratibha/domain/find/find-refusals';
import { MOST_FILTERS } from '@pratibha/domain/find/saved-filters';
import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';

/** Why a saved filter is not kept, changed or removed. */
export const FIND_REFUSAL_WORDS: Readonly<Record<FindRefusal, string>> = {
  'not-your-filter':
    'यो छनाइ अरू कसैले साझा गरेको हो। यसलाई उहाँ वा एडमिनले मात्र बदल्न सक्नुहुन्छ; आफ्नै बनाएर राख्नुहोस्।',
  'too-many-filters': `यस सूचीका ${inNepaliDigits(MOST_FILTERS)} छनाइ भइसके। पहिले एउटा हटाउनुहोस्।`,
};
