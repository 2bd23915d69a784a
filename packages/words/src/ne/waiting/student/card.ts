import type { WAITING_CARD_WORDS as ENGLISH } from '../../../en/waiting/student/card.ts';
import type { Said } from '../../../said.ts';

/** Of a waiting list on the card of an event, in the first view of every student. */
export const WAITING_CARD_WORDS: Said<typeof ENGLISH> = {
  opens: 'खुलेपछि खबर गर्नुहोस्',
  free: 'सिट खाली भए खबर गर्नुहोस्',
  join: 'प्रतीक्षा सूचीमा बस्नुहोस्',
  place: 'सूचीमा तपाईंको पालो',
  offer: 'तपाईंका लागि सिट राखिएको छ',
};
