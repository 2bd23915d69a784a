import type { EventFacts } from '../events/event-facts.ts';
import type { EventKind } from '../events/event-kind.ts';
import { type EventHours, eventSpan } from '../events/event-place.ts';
import { type ParticipationRefusal, whyNotRegister } from '../refusals.ts';
import { ZONE_OFFSET } from '../time/competition-time.ts';

/** How a waiting list works, as an event sets it. */
export type WaitingSettings = {
  /** Whether somebody may join it. */
  readonly is_on: boolean;
  /** Whether a freed seat goes to one of those who wait then, by lot; else to the first. */
  readonly by_lot: boolean;
  /** For how many hours an offer stands, but for what `offerUntil` says. */
  readonly offer_hours: number;
  /** Whether seats are offered after registration has closed, too. */
  readonly after_close: boolean;
};

export const OFFER_HOURS = { least: 1, most: 168 } as const;

/** Of an event of which nobody has said anything else. */
export const NO_WAITING_LIST: WaitingSettings = {
  is_on: false,
  by_lot: false,
  offer_hours: 24,
  after_close: false,
};

/** Most characters of why a seat is offered out of order. */
export const MAX_OFFER_REASON = 300;

/** Reasons of their own for which somebody may not join a waiting list, or take a seat by it. */
export const WAITING_REFUSALS = [
  'no-waiting-list',
  'seats-are-free',
  'waiting-already',
  'no-offer',
  'offered-already',
  'no-seat-to-offer',
  'starts-too-soon',
  'may-not-register',
  'out-of-order',
] as const;
export type WaitingRefusal = (typeof WAITING_REFUSALS)[number];

/** Why somebody who waits is passed over: what keeps them from registering. */
export const PASSED_OVER = ['suspended', 'internal-only', 'profile-incomplete'] as const;
export type PassedOver = (typeof PASSED_OVER)[number];

/** Why nothing is offered to anybody. */
export const NO_OFFERS = [
  'event-deleted',
  'event-ended',
  'registration-not-open',
  'registration-closed',
  'starts-too-soon',
] as const;
type NoOffers = (typeof NO_OFFERS)[number];

/** Why there is no offer yet, for who waits. */
export const WHY_NO_OFFER = [
  ...PASSED_OVER,
  ...NO_OFFERS,
  'no-seat-free',
  'seat-comes',
  /** There was one, whose seat goes on to the next. */
  'offer-over',
] as const;
export type WhyNoOffer = (typeof WHY_NO_OFFER)[number];

/** How waiting ends. */
export const WAITING_OUTCOMES = ['accepted', 'declined', 'expired', 'left', 'closed'] as const;
export type WaitingOutcome = (typeof WAITING_OUTCOMES)[number];

/** Of a class; of an event its kind need not be said. */
type OfKind = { readonly kind?: EventKind };
type OfEvent = { readonly event: EventFacts & EventHours & OfKind };

/** Workshops are open to anyone who is signed in. */
function asksForProfile({ kind }: OfKind): boolean {
  return kind !== 'workshop';
}

/**
 * Why somebody may not join the waiting list of an event, or null. Who could register does so; but
 * not past those who wait.
 */
export function whyNotJoin(
  facts: OfEvent & {
    readonly list: WaitingSettings;
    readonly isInternal: boolean;
    readonly isRegistered: boolean;
    readonly isProfileComplete: boolean;
    /** Whether a seat is there for who registers. */
    readonly isFree: boolean;
    readonly isWaiting: boolean;
  },
  now: Date,
): ParticipationRefusal | WaitingRefusal | null {
  const isProfileComplete = facts.isProfileComplete || !asksForProfile(facts.event);
  const why = whyNotRegister({ ...facts, isProfileComplete, isFull: false }, now);
  if (why !== null && why !== 'profile-incomplete') return why;
  if (facts.isWaiting) return 'waiting-already';
  if (!facts.list.is_on) return 'no-waiting-list';
  return facts.isFree ? 'seats-are-free' : why;
}

/** What decides whether a person may register, beside the event. */
type PersonInLine = {
  readonly isActive: boolean;
  readonly isInternal: boolean;
  readonly isProfileComplete: boolean;
};

/** Why a person is passed over, or null; they keep their place in line. */
export function whyPassedOver(
  event: Pick<EventFacts, 'internal_event'> & OfKind,
  person: PersonInLine,
): PassedOver | null {
  if (!person.isActive) return 'suspended';
  if (event.internal_event && !person.isInternal) return 'internal-only';
  return person.isProfileComplete || !asksForProfile(event) ? null : 'profile-incomplete';
}

/** Least time that an offer stands, in milliseconds. */
export const SHORTEST_OFFER_MS = 3_600_000;

/** Why seats of an event are offered to nobody now, or null. */
export function whyNoOffers(
  { event, list }: OfEvent & { readonly list: WaitingSettings },
  now: Date,
): NoOffers | null {
  if (event.status === 'DELETED') return 'event-deleted';
  if (event.status !== 'ACTIVE') return 'event-ended';
  if (now < event.registration_open) return 'registration-not-open';
  if (now > event.registration_close && !list.after_close) return 'registration-closed';
  const starts = startOf(event);
  if (starts === null) return null;
  return starts.getTime() - now.getTime() < SHORTEST_OFFER_MS ? 'starts-too-soon' : null;
}

/** When an event begins: at its hour, else with its day; null where no day is said. */
export function startOf(event: EventHours): Date | null {
  const span = eventSpan(event);
  return span && (span.starts ?? new Date(`${span.day}T00:00${ZONE_OFFSET}`));
}

/** Seats of which some are taken and some held; without a capacity there is no end of them. */
type SeatsOfLine = {
  readonly capacity: number | null;
  readonly taken: number;
  readonly held: number;
};

/**
 * How many seats may be offered; null: as many as wait.
 * @param undoable seats that a rejection freed which can still be undone: an undo goes before an
 * offer
 */
export function seatsToOffer({ capacity, taken, held }: SeatsOfLine, undoable = 0): number | null {
  return capacity === null ? null : Math.max(0, capacity - taken - held - undoable);
}

/** Why somebody who waits has no offer yet. */
export function whyNoOfferYet(
  passedOver: PassedOver | null,
  noOffers: NoOffers | null,
  isFree: boolean,
): WhyNoOffer {
  return noOffers ?? passedOver ?? (isFree ? 'seat-comes' : 'no-seat-free');
}
