import type { placeMail as english, placeFacts as englishFacts } from '../../en/mail/place-mail.ts';
import { EVENT_PLACE_WORDS } from '../events/student/place.ts';
import { placeLine } from '../place-line.ts';

export type { PlaceOfMail } from '../../en/mail/place-mail.ts';

/** What a mail about an event says of when and where it takes place. */
export const placeFacts: typeof englishFacts = (place) => {
  if (place === null) return [];
  const { whenAndWhere, address, map } = EVENT_PLACE_WORDS;
  const facts = [
    [whenAndWhere, placeLine(place)],
    [address, place.venue_address ?? ''],
    [map, place.venue_map_url ?? ''],
  ] as const;
  return facts.filter(([, said]) => said !== '');
};

const NOTHING_SAID = 'कहिले र कहाँ हुन्छ, पक्का भएपछि आयोजकले यसको पृष्ठमा लेख्नुहुनेछ।';

/**
 * The mail to whoever is registered for an event that is near, and is at another hour or elsewhere
 * now.
 */
export const placeMail: typeof english = ({ event, path, place }) => {
  const facts = placeFacts(place);
  const [first] = facts;
  return {
    subject: `समय वा ठाउँ बदलियो: ${event}`,
    preview: first === undefined ? NOTHING_SAID : first[1],
    heading: 'समय वा ठाउँ बदलियो',
    parts: [
      { is: 'text', text: `आयोजकले “${event}” हुने समय वा ठाउँ बदल्नुभएको छ।` },
      facts.length > 0 ? { is: 'facts', facts } : { is: 'text', text: NOTHING_SAID },
      { is: 'link', label: 'कार्यक्रम हेर्नुहोस्', path },
    ],
    why: 'तपाईं यस कार्यक्रममा दर्ता हुनुभएकाले यो इमेल पाउनुभएको हो।',
  };
};
