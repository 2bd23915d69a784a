import type { UserEvent } from '@pratibha/contract/events';
import type { DatedEvent } from '@pratibha/domain/events/taking-part';

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

function dateOrNull(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}
