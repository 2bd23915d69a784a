import type { EditionVenue } from '@pratibha/domain/editions/content';
import { locationOf, venueOfEdition } from '@pratibha/domain/events/event-place';

/** The labels of the landing page (R2.14 to R2.21). Wording that these quote is kept. */
export const LANDING_WORDS = {
  /** '2nd edition · 2025' */
  edition: (ordinal: string, year: number) => `${ordinal} · ${year}`,
  learnMore: 'Learn More',
  guidelines: 'Guidelines',
  deadlineLabel: 'Registration deadline',
  eventLabel: 'Event date',
  venue: 'Venue',
  promise: (headline: string, audience: string) => `${headline} for ${audience}.`,
} as const;

/** Where its events are, in one line; '' where it has no venue. */
export function venueWords(venue: EditionVenue): string {
  return locationOf(venueOfEdition(venue)) ?? '';
}
