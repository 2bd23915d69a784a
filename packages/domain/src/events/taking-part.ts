import { eventDay, hasEnded } from './event-day.ts';
import type { EventFacts } from './event-facts.ts';
import { type CardViewer, filterState } from './event-state.ts';

/** An event with the day on which it takes place, if it has one. */
export type DatedEvent = EventFacts & { readonly event_date: string | null };

/** Whether the person takes part: registered, and not rejected. */
export function takesPart(viewer: CardViewer): boolean {
  return viewer.isRegistered && viewer.registrationStatus !== 'REJECTED';
}

/**
 * Whether there is nothing left of the event for this person: it ended, or its day has passed. To
 * whoever does not take part it is over with its last window.
 */
export function isOver(event: DatedEvent, viewer: CardViewer, now: Date): boolean {
  if (event.status !== 'ACTIVE') return true;
  if (!takesPart(viewer) && filterState(event, now) === 'ENDED') return true;
  return hasEnded(event, eventDay(event), now);
}

/** Whether the person did all that there was to do and has but to come, as far as anybody knows. */
export function isIn(event: DatedEvent, viewer: CardViewer, now: Date): boolean {
  const { submissionStatus: work } = viewer;
  if (!takesPart(viewer) || isOver(event, viewer, now)) return false;
  if (work === 'REJECTED' || work === 'RESUBMISSION_REQUIRED') return false;
  return ['REGISTRATION_CLOSED', 'ENDED'].includes(filterState(event, now));
}
