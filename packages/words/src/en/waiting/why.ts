import type { WhyNoOffer } from '@pratibha/domain/waiting/waiting-lists';

/** Why somebody who waits has no offer yet, for themselves. */
export const WHY_NO_OFFER_WORDS: Readonly<Record<WhyNoOffer, string>> = {
  'no-seat-free': 'No place is free yet.',
  'seat-comes': 'A place is free and goes to whoever is next.',
  'profile-incomplete':
    'Your profile is not complete, so you are passed over. You keep your place in line.',
  'internal-only':
    'The event is for this college only, so you are passed over. You keep your place in line.',
  suspended: 'Your account is closed, so you are passed over. You keep your place in line.',
  'event-deleted': 'The event was called off.',
  'event-ended': 'The event has ended.',
  'registration-not-open': 'Places are offered once registration is open.',
  'registration-closed': 'Registration has closed: no more places are offered.',
  'starts-too-soon': 'The event begins too soon: no more places are offered.',
  'offer-over': 'The offer is over, and the place goes on to the next.',
};
