import { dayOf } from '../time/competition-time.ts';
import { dayStart } from '../time/day-start.ts';
import { eventDay } from './event-day.ts';
import { type CardViewer, cardButton, type EventState, filterState } from './event-state.ts';
import { type DatedEvent, isOver, takesPart } from './taking-part.ts';

/** What an event's place in the list depends on: the event, and who looks at it. */
type Placed = { readonly facts: DatedEvent; readonly viewer: CardViewer };

/**
 * What they are in and takes place today, what somebody can do now, then what they are in, then
 * what is still to come, then what they can no longer have; what is full, for others or over ends
 * the list.
 */
const GROUPS = [
  'today',
  'can-act',
  'takes-part',
  'to-come',
  'missed',
  'full',
  'for-others',
  'was-in',
  'over',
] as const;
type Group = (typeof GROUPS)[number];

/** The groups in which the next date alone counts, and not what can be done until then. */
const BY_DATE: readonly Group[] = ['today', 'can-act', 'takes-part', 'was-in', 'over'];

/** Within the other groups. */
const STATES: readonly EventState[] = [
  'REGISTRATION_OPEN',
  'SUBMISSION_OPEN',
  'SUBMISSION_NOT_OPEN',
  'UPCOMING',
  'REGISTRATION_CLOSED',
];

/**
 * The events in the order in which the list shows them to this person (R4.7): by what they can do
 * about each, then the most urgent first (the next date that matters to them), what is over latest
 * first. Equals keep their order.
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
      state: BY_DATE.includes(group) ? 0 : STATES.indexOf(state),
      urgency: urgency(placed.facts, group, state, now),
    };
  };
  return events
    .map(place)
    .sort((a, b) => a.group - b.group || a.state - b.state || a.urgency - b.urgency)
    .map(({ event }) => event);
}

function groupOf({ facts, viewer }: Placed, state: EventState, now: Date): Group {
  const isTakingPart = takesPart(viewer);
  if (isOver(facts, viewer, now)) return isTakingPart ? 'was-in' : 'over';
  if (isTakingPart && facts.event_date === dayOf(now)) return 'today';
  const { action, refusal } = cardButton(facts, viewer, now);
  if (action !== null) return 'can-act';
  if (isTakingPart) return 'takes-part';
  if (refusal === 'internal-only') return 'for-others';
  if (refusal === 'full') return 'full';
  return state === 'UPCOMING' ? 'to-come' : 'missed';
}

function urgency(event: DatedEvent, group: Group, state: EventState, now: Date): number {
  const day = dayStart(eventDay(event)).getTime();
  if (group === 'was-in' || group === 'over') return -day;
  if (group === 'takes-part') {
    const ends = [event.submission_start, event.submission_close];
    return ends.find((end) => end !== null && end > now)?.getTime() ?? day;
  }
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
