import type { EventHours, Venue } from '@pratibha/domain/events/event-place';
import { EVENT_PLACE_WORDS } from '../events/student/place.ts';
import { placeLine } from '../place-line.ts';
import type { MailText } from './mail-text.ts';

/** When and where an event takes place; null where nothing is said but perhaps its day. */
export type PlaceOfMail = (EventHours & Venue) | null;

/** What a mail about an event says of when and where it takes place. */
export function placeFacts(place: PlaceOfMail): readonly (readonly [string, string])[] {
  if (place === null) return [];
  const { whenAndWhere, address, map } = EVENT_PLACE_WORDS;
  const facts = [
    [whenAndWhere, placeLine(place)],
    [address, place.venue_address ?? ''],
    [map, place.venue_map_url ?? ''],
  ] as const;
  return facts.filter(([, said]) => said !== '');
}

const NOTHING_SAID = 'The organisers say on its page when and where it is, once they know.';

/**
 * The mail to whoever is registered for an event that is near, and is at another hour or elsewhere
 * now.
 */
export function placeMail(told: {
  readonly event: string;
  readonly path: string;
  readonly place: EventHours & Venue;
}): MailText {
  const facts = placeFacts(told.place);
  const [first] = facts;
  return {
    subject: `Changed: when and where ${told.event} takes place`,
    preview: first === undefined ? NOTHING_SAID : first[1],
    heading: 'When and where was changed',
    parts: [
      { is: 'text', text: `The organisers have changed when or where ${told.event} takes place.` },
      facts.length > 0 ? { is: 'facts', facts } : { is: 'text', text: NOTHING_SAID },
      { is: 'link', label: 'See the event', path: told.path },
    ],
    why: 'You get this mail because you registered for the event.',
  };
}
