import { eventDay } from '../events/event-day.ts';
import type { EventFacts } from '../events/event-facts.ts';
import { type EventHours, eventSpan } from '../events/event-place.ts';
import { type ComingRefusal, type ParticipationRefusal, whyIsGone } from '../refusals.ts';
import type { RegistrationStatus } from '../statuses.ts';
import { dayOf } from '../time/competition-time.ts';

type Facts = {
  readonly event: EventFacts & EventHours;
  readonly status: RegistrationStatus;
};
type Refusal = ParticipationRefusal | ComingRefusal;

/**
 * Why somebody may not say that they cannot come, or null: who is shortlisted may, until the event
 * is over.
 */
export function whyNotSayCannotCome({ event, status }: Facts, now: Date): Refusal | null {
  const gone = whyIsGone(event);
  if (gone !== null) return gone;
  if (status !== 'SHORTLISTED') return 'not-shortlisted';
  const lastDay = eventSpan(event)?.lastDay ?? eventDay(event);
  return dayOf(now) > lastDay ? 'event-day-over' : null;
}

/**
 * Why somebody who said so may not come after all, or null: until the end of the event's day, while
 * there is a seat and what they chose is not full.
 */
export function whyNotComeAfterAll(
  {
    event,
    status,
    isFull,
    hasFullOptions,
  }: Facts & { readonly isFull: boolean; readonly hasFullOptions: boolean },
  now: Date,
): Refusal | null {
  const gone = whyIsGone(event);
  if (gone !== null) return gone;
  if (status === 'REJECTED') return 'registration-rejected';
  if (dayOf(now) > eventDay(event)) return 'event-day-over';
  if (isFull) return 'full';
  return hasFullOptions ? 'chosen-option-full' : null;
}
