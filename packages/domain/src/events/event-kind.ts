import { followUpQuestions } from '../follow-ups/follow-ups.ts';
import { type Question, questionsOf } from '../questions/questions.ts';

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

/**
 * What is asked of whoever takes part. A class asks nothing unless it says what, so that one press
 * takes it; every other event then asks the default question.
 */
export function questionsAskedIn(event: {
  readonly kind: EventKind;
  readonly event_questions: unknown;
}): readonly Question[] {
  return isClass(event)
    ? followUpQuestions(event.event_questions)
    : questionsOf(event.event_questions);
}
