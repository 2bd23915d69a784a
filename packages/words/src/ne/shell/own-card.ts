import type { OWN_CARD_WORDS as ENGLISH } from '../../en/shell/own-card.ts';
import type { Said } from '../../said.ts';

/** What the card behind the avatar leads to (R2.10), beside the pages in the menus. */
export const OWN_CARD_WORDS: Said<typeof ENGLISH> = {
  judging: 'मूल्याङ्कन',
  certificates: 'मेरा प्रमाणपत्र',
  profile: 'मेरो प्रोफाइल',
  logout: 'लगआउट',
};
