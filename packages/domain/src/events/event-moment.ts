import type { EventStatus } from '../statuses.ts';
import { hasEnded } from './event-day.ts';
import { positionIn } from './event-facts.ts';

/** What an event is at, as organisers read it; in the order in which it happens. */
export type EventMoment =
  | 'UPCOMING'
  | 'REGISTRATION_OPEN'
  | 'REGISTRATION_CLOSED'
  | 'SUBMISSION_OPEN'
  | 'SUBMISSION_CLOSED'
  | 'ENDED';

type Windows = {
  readonly registration_open: Date;
  readonly registration_close: Date;
  readonly submission_start: Date | null;
  readonly submission_close: Date | null;
};

/**
 * The moment of an event that takes place on `day` (YYYY-MM-DD). Null for one that is not ACTIVE,
 * as its dates do not count, unless they are over too.
 */
export function eventMoment(
  event: Windows & { readonly status: EventStatus },
  day: string,
  now: Date,
): EventMoment | null {
  const moment = momentByDates(event, day, now);
  return event.status === 'ACTIVE' || (event.status === 'INACTIVE' && moment === 'ENDED')
    ? moment
    : null;
}

function momentByDates(event: Windows, day: string, now: Date): EventMoment {
  if (hasEnded(event, day, now)) return 'ENDED';
  const registration = positionIn(event.registration_open, event.registration_close, now);
  if (registration === 'before') return 'UPCOMING';
  if (registration === 'within') return 'REGISTRATION_OPEN';
  const submission = positionIn(event.submission_start, event.submission_close, now);
  if (submission === 'within') return 'SUBMISSION_OPEN';
  if (submission === 'before') return 'REGISTRATION_CLOSED';
  return submission === 'after' ? 'SUBMISSION_CLOSED' : 'REGISTRATION_CLOSED';
}
