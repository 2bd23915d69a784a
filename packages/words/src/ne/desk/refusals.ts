import { MOST_TAGS } from '@pratibha/domain/desk/desk';
import { nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { DESK_REFUSAL_WORDS as ENGLISH } from '../../en/desk/refusals.ts';

/** Why something of the desk is not done. */
export const DESK_REFUSAL_WORDS: typeof ENGLISH = {
  'not-your-note': 'यो नोट अरूले लेखेको हो।',
  'tag-of-another-event': 'यो ट्याग यीमध्ये कुनैको कार्यक्रमको होइन।',
  'not-their-desk': 'यीमध्ये सबै जना यी सबै कार्यक्रमका आयोजक होइनन्।',
  'too-many-tags': `यहाँ ${nepaliNumber(MOST_TAGS)} वटा ट्याग छन्। पहिले एउटा हटाउनुहोस्।`,
};
