import { type EventFacts, type EventState, filterState } from './event-state.ts';

/** What a student can act on comes first; what is over comes last. */
const RANK: Record<EventState, number> = {
  REGISTRATION_OPEN: 0,
  SUBMISSION_OPEN: 1,
  UPCOMING: 2,
  SUBMISSION_NOT_OPEN: 3,
  REGISTRATION_CLOSED: 4,
  INTERNAL_RESTRICTED: 5,
  ENDED: 6,
};

/**
 * The events in the order in which the list shows them: by state, then the most urgent first
 * (the next deadline or opening), ended ones latest first. Equals keep their order.
 */
export function inDisplayOrder<E>(
  events: readonly E[],
  factsOf: (event: E) => EventFacts,
  now: Date,
): E[] {
  const place = (event: E) => {
    const facts = factsOf(event);
    const state = filterState(facts, now);
    return { event, rank: RANK[state], urgency: urgency(facts, state) };
  };
  return events
    .map(place)
    .sort((a, b) => a.rank - b.rank || a.urgency - b.urgency)
    .map(({ event }) => event);
}

function urgency(event: EventFacts, state: EventState): number {
  switch (state) {
    case 'UPCOMING':
      return event.registration_open.getTime();
    case 'REGISTRATION_OPEN':
      return event.registration_close.getTime();
    case 'SUBMISSION_NOT_OPEN':
      return event.submission_start?.getTime() ?? 0;
    case 'SUBMISSION_OPEN':
      return event.submission_close?.getTime() ?? 0;
    case 'REGISTRATION_CLOSED':
    case 'INTERNAL_RESTRICTED':
    case 'ENDED':
      return -(event.submission_close ?? event.registration_close).getTime();
  }
}
