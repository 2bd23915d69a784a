import type { REGISTRATION_WORDS as ENGLISH } from '../../en/pages/registration.ts';
import type { Said } from '../../said.ts';

/** Words around the registration (R2.14, R2.20); small, because the browser carries them. */
export const REGISTRATION_WORDS: Said<typeof ENGLISH> = {
  signInToSeeEvents: 'कार्यक्रम हेर्न लगइन गर्नुहोस्',
  countdownLabel: 'दर्ता खुल्न बाँकी समय',
  nowOpen: 'दर्ता खुलिसक्यो!',
  closed: 'दर्ता बन्द भइसक्यो',
  units: { days: 'दिन', hours: 'घण्टा', minutes: 'मिनेट', seconds: 'सेकेन्ड' },
};
