import type { EditionVenue } from '@pratibha/domain/editions/content';
import { locationOf, venueOfEdition } from '@pratibha/domain/events/event-place';
import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { LANDING_WORDS as ENGLISH } from '../../en/pages/landing.ts';
import type { Said } from '../../said.ts';
import { withPostposition } from '../postposition.ts';

/** The labels of the landing page (R2.14 to R2.21). */
export const LANDING_WORDS: Said<typeof ENGLISH> = {
  edition: (ordinal, year) => `${ordinal} · ${inNepaliDigits(year)}`,
  learnMore: 'थप जान्नुहोस्',
  guidelines: 'निर्देशिका',
  deadlineLabel: 'दर्ताको अन्तिम मिति',
  eventLabel: 'कार्यक्रमको मिति',
  venue: 'ठाउँ',
  promise: (headline, audience) => `${withPostposition(audience, 'का लागि')} ${headline}।`,
};

/** Where its events are, in one line; '' where it has no venue. */
export function venueWords(venue: EditionVenue): string {
  return locationOf(venueOfEdition(venue)) ?? '';
}
