import type { EventTab } from '@pratibha/domain/events/event-state';
import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { EVENT_LIST_WORDS as ENGLISH } from '../../../en/events/student/list.ts';
import type { Said } from '../../../said.ts';

/** Words of the list of events (R2.31). */
export const EVENT_LIST_WORDS: Said<typeof ENGLISH> = {
  intro: 'दर्ता गर्नुहोस्, कृति बुझाउनुहोस् र त्यसपछि के भयो हेर्दै गर्नुहोस्।',
  tabs: 'कार्यक्रम छान्नुहोस्',
  empty: 'यहाँ कुनै कार्यक्रम भेटिएन।',
  seeAll: 'सबै कार्यक्रम हेर्नुहोस्',
  sentBack: 'फेरि बुझाउनुपर्ने कृति',
  sentBackWork: (event) => `आयोजकले कृति फेरि बुझाउन भन्नुभएको छ: ${event}`,
  seeWhatTheyAsk: 'के मिलाउन भन्नुभएको छ, हेर्नुहोस्',
  found: (count) => `${inNepaliDigits(count)} कार्यक्रम`,
};

/** The tabs of the list (R2.31). */
export const EVENT_TAB_WORDS: Readonly<Record<EventTab, string>> = {
  all: 'सबै कार्यक्रम',
  upcoming: 'आउँदै गरेका',
  'registration-open': 'दर्ता खुला',
  'submission-open': 'कृति बुझाउन मिल्ने',
  ended: 'सकिएका',
};
