import type { EVENT_PLACE_WORDS as ENGLISH } from '../../../en/events/student/place.ts';
import type { Said } from '../../../said.ts';

/** When and where an event is, as students read it. */
export const EVENT_PLACE_WORDS: Said<typeof ENGLISH> = {
  whenAndWhere: 'कहिले र कहाँ',
  address: 'ठेगाना',
  map: 'नक्सा खोल्नुहोस्',
  opensElsewhere: '(अर्को साइटमा खुल्छ)',
  bring: 'के लिएर आउने',
};
