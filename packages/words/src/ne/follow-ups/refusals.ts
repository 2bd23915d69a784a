import type { FOLLOW_UP_REFUSAL_WORDS as ENGLISH } from '../../en/follow-ups/refusals.ts';

/** Why somebody may not answer follow-up questions. */
export const FOLLOW_UP_REFUSAL_WORDS: typeof ENGLISH = {
  'follow-up-not-asked': 'अहिले यहाँ उत्तर दिनुपर्ने केही छैन।',
  'follow-up-closed': 'यी प्रश्नको उत्तर दिने अन्तिम दिन सकियो।',
};
