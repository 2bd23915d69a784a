/** The front door of events: what registering and submitting need to know of them. */

export { type InEdition, inEditionAsked } from './edition-asked.ts';
export { EventCache } from './event-cache.ts';
export { eventEntries, eventEntry } from './event-entries.ts';
export {
  EVENT_FACTS,
  type EventForPerson,
  findAdminEvent,
  findEventFigures,
  setCompetition,
} from './events.queries.ts';
export { seatsLeftOf, shownOf } from './events.view.ts';
export { type EventToExport, findEventsToExport } from './exported-events.queries.ts';
export { type EventsMeant, isInEdition, isMeant } from './in-edition.queries.ts';
export { makeEvent } from './make-event.ts';
export { isOfNoClass } from './of-no-class.queries.ts';
export {
  findFullOptionsOf,
  HAS_FULL_OPTIONS,
  holdOptionsOf,
  holdOptionsOfEvent,
} from './options/option-seats.queries.ts';
export { wrongByFullOptions } from './options/take-options.ts';
export { hasStatus, ofKeptEvent } from './pending.queries.ts';
export { noteEditionVenue, notePlaceChange } from './place-changes.ts';
export { EDITION_VENUE, findPlace } from './places.queries.ts';
export { SEATS_SPOKEN_FOR } from './spoken-for.queries.ts';
export { WORK_FORM } from './work-form-of.queries.ts';
