/** What an event is: one of the lists, or a class of a workshop, which stands in none of them. */
export type EventKind = 'event' | 'workshop';

/** Whether it is a class of a workshop. */
export function isClass({ kind }: { readonly kind: EventKind }): boolean {
  return kind === 'workshop';
}

/** Where students find it: a class stands among the workshops. */
export function eventAddress(event: { readonly id: number; readonly kind?: EventKind }): string {
  return event.kind === 'workshop' ? CLASSES_ADDRESS : `/user/events/${event.id}`;
}
const CLASSES_ADDRESS = '/user/workshops';

/** The same of an address that is one of an event, or of a registration for it. */
export function addressFor(kind: EventKind | undefined, address: string): string {
  return kind === 'workshop' && OF_EVENTS.test(address) ? CLASSES_ADDRESS : address;
}
const OF_EVENTS = /^\/user\/(events|event-registrations)\b/;
