import type { EventStatus } from '../statuses.ts';
import type { EventInstant, EventKept } from './event-fields.ts';

type Told = 'internal_event' | 'requires_submission' | EventInstant;

/** What the state of an event depends on; the names are those of the wire (R3.4). */
export type EventFacts = Pick<EventKept, Told> & { status: EventStatus };

export type WindowPosition = 'before' | 'within' | 'after' | 'unknown';

/** Where `now` lies against a window whose two bounds both belong to it (R4.5). */
export function positionIn(open: Date | null, close: Date | null, now: Date): WindowPosition {
  if (open === null || close === null) return 'unknown';
  if (now < open) return 'before';
  return now <= close ? 'within' : 'after';
}
