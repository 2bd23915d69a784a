import type { UserEvent } from '@pratibha/contract/events';
import { inDisplayOrder } from '@pratibha/domain/events/event-order';
import { EVENT_TABS, type EventTab, matchesTab } from '@pratibha/domain/events/event-state';
import { isIn, isOver } from '@pratibha/domain/events/taking-part';
import { factsOf, viewerOf } from '../../../data/event-facts.ts';
import type { SessionUser } from '../../../shell/session/session.ts';

/** What an event's button asks of the person. */
type Viewer = Pick<SessionUser, 'is_internal'>;

/** Whether nothing is left of the event for this person. */
export function isOverFor(event: UserEvent, user: Viewer, now: Date): boolean {
  return isOver(factsOf(event), viewerOf(event, user), now);
}

/** Whether the person is registered, and was not rejected. */
export function takesPart({ is_registered, registration_status }: UserEvent): boolean {
  return is_registered && registration_status !== 'REJECTED';
}

/** Whether this person did all there was to do, and has but to come. */
export function isInEvent(event: UserEvent, user: Viewer, now: Date): boolean {
  return isIn(factsOf(event), viewerOf(event, user), now);
}

/** The events of a tab: what this person can act on first, what is over last. */
export function eventsOf(
  tab: EventTab,
  events: readonly UserEvent[],
  user: Viewer,
  now: Date,
): UserEvent[] {
  const matching = events.filter((event) => matchesTab(tab, factsOf(event), now));
  const placedBy = (event: UserEvent) => ({
    facts: factsOf(event),
    viewer: viewerOf(event, user),
  });
  return inDisplayOrder(matching, placedBy, now);
}

/** The tab that the address names; an unknown one is All Events. */
export function tabOf(id: string | undefined): EventTab {
  return EVENT_TABS.find((tab) => tab === id) ?? 'all';
}
