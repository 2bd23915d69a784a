import type { EventFacts } from './event-facts.ts';
import { type CardViewer, cardButton, type EventState, filterState } from './event-state.ts';

/** What an event's place in the list depends on: the event, and who looks at it. */
type Placed = { readonly facts: EventFacts; readonly viewer: CardViewer };

/**
 * What somebody can do now, then what they are in, then what is still to come, then what they can no
 * longer have; what is full, for others or over ends the list.
 */
const GROUPS = [
  'can-act',
  'takes-part',
  'to-come',
  'missed',
  'full',
  'for-others',
  'over',
] as const;
type Group = (typeof GROUPS)[number];

/** Within a group but the first, where the deadline alone counts. */
const STATES: readonly EventState[] = [
  'REGISTRATION_OPEN',
  'SUBMISSION_OPEN',
  'SUBMISSION_NOT_OPEN',
  'UPCOMING',
  'REGISTRATION_CLOSED',
];

/**
 * The events in the order in which the list shows them to this person (R4.7): by what they can do
 * about each, then the most urgent first (the next deadline or opening), ended ones latest first.
 * Equals keep their order.
 */
export function inDisplayOrder<E>(
  events: readonly E[],
  placedBy: (event: E) => Placed,
  now: Date,
): E[] {
  const place = (event: E) => {
    const placed = placedBy(event);
    const state = filterState(placed.facts, now);
    const group = groupOf(placed, state, now);
    return {
      event,
      group: GROUPS.indexOf(group),
      state: group === 'can-act' ? 0 : STATES.indexOf(state),
      urgency: urgency(placed.facts, state),
    };
  };
  return events
    .map(place)
    .sort((a, b) => a.group - b.group || a.state - b.state || a.urgency - b.urgency)
    .map(({ event }) => event);
}

function groupOf({ facts, viewer }: Placed, state: EventState, now: Date): Group {
  if (state === 'ENDED') return 'over';
  const { action, refusal } = cardButton(facts, viewer, now);
  if (action !== null) return 'can-act';
  if (viewer.isRegistered && viewer.registrationStatus !== 'REJECTED') return 'takes-part';
  if (refusal === 'internal-only') return 'for-others';
  if (refusal === 'full') return 'full';
  return state === 'UPCOMING' ? 'to-come' : 'missed';
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
