import { MOST_TAGS } from '@pratibha/domain/desk/desk';
import { nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { DESK_REFUSAL_WORDS as ENGLISH } from '../../en/desk/refusals.ts';

/** Why something of the desk is not done. */
export const DESK_REFUSAL_WORDS: typeof ENGLISH = {
  'not-your-note': 'यो नोट अर्कै व्यक्तिले लेख्नुभएको हो।',
  'tag-of-another-event': 'यीमध्ये कुनै अर्कै कार्यक्रमको हो, यो ट्याग त्यसमा मिल्दैन।',
  'not-their-desk': 'यीमध्ये सबै जना यी सबै कार्यक्रमका आयोजक हुनुहुन्न।',
  'too-many-tags': `यहाँ ${nepaliNumber(MOST_TAGS)} वटा ट्याग छन्। पहिले एउटा हटाउनुहोस्।`,
};
