import type { UserEvent } from '@pratibha/contract/events';
import {
  type CardButton,
  type CardViewer,
  cardButton,
  isReplaceable,
} from '@pratibha/domain/events/event-state';
import type { DatedEvent } from '@pratibha/domain/events/taking-part';

/** What an event's button asks of the person. */
type Viewer = { readonly is_internal: boolean };

/** The event as the rules in domain want it: its instants as dates. */
export function factsOf(event: UserEvent): DatedEvent {
  return {
    status: event.status,
    internal_event: event.internal_event,
    requires_submission: event.requires_submission,
    registration_open: new Date(event.registration_open),
    registration_close: new Date(event.registration_close),
    submission_start: dateOrNull(event.submission_start),
    submission_close: dateOrNull(event.submission_close),
    event_date: event.event_date,
  };
}

/** How the person stands in the event. */
export function viewerOf(event: UserEvent, user: Viewer): CardViewer {
  return {
    isInternal: user.is_internal,
    isRegistered: event.is_registered,
    registrationStatus: event.registration_status,
    submissionStatus: event.submission_status,
    isFull: event.seats_left === 0,
  };
}

/** The button of the event for this person at this instant (R4.8). */
export function buttonFor(event: UserEvent, user: Viewer, now: Date): CardButton {
  return cardButton(factsOf(event), viewerOf(event, user), now);
}

/** Whether the person may replace the work that the event's button says is handed in. */
export function mayReplace(event: UserEvent, button: CardButton): boolean {
  return isReplaceable(button, event.registration_status, event.works_once);
}

function dateOrNull(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}
