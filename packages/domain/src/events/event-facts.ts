import type { EventStatus } from '../statuses.ts';

/** What the state of an event depends on; the names are those of the wire (R3.4). */
export type EventFacts = {
  status: EventStatus;
  internal_event: boolean;
  requires_submission: boolean;
  registration_open: Date;
  registration_close: Date;
  submission_start: Date | null;
  submission_close: Date | null;
};

export type WindowPosition = 'before' | 'within' | 'after' | 'unknown';

/** Where `now` lies against a window whose two bounds both belong to it (R4.5). */
export function positionIn(open: Date | null, close: Date | null, now: Date): WindowPosition {
  if (open === null || close === null) return 'unknown';
  if (now < open) return 'before';
  return now <= close ? 'within' : 'after';
}
