import type { CALENDAR_CHOICE_WORDS as ENGLISH } from '../../en/people/calendar-choice.ts';
import type { Said } from '../../said.ts';

export const CALENDAR_CHOICE_WORDS: Said<typeof ENGLISH> = {
  inBikramSambat: 'विक्रम संवत्‌मा भर्नुहोस्',
  inAd: 'इस्वी संवत् (AD) मा भर्नुहोस्',
  heading: 'मिति',
  beside: 'यस डिभाइसमा मितिसँगै विक्रम संवत् पनि देखाउनुहोस्',
};
