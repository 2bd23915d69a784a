import type { NoticeRefusal } from '@pratibha/domain/waiting/asked-notices';
import type { WaitingRefusal } from '@pratibha/domain/waiting/waiting-lists';

/** Why one cannot join a waiting list or take a seat by it, and why a seat cannot be offered. */
export const WAITING_REFUSAL_WORDS: Readonly<Record<WaitingRefusal | NoticeRefusal, string>> = {
  'nothing-to-tell': 'There is nothing to be told of this event as things are.',
  'no-waiting-list': 'This event has no waiting list that one can join.',
  'seats-are-free': 'A place is free: register for the event.',
  'waiting-already': 'You are on the waiting list already.',
  'no-offer': 'No place is held for you: the offer is over, or was not made.',
  'offered-already': 'A place is held for this person already.',
  'no-seat-to-offer':
    'No place is free. A place that a rejection freed is offered once the decision is told.',
  'starts-too-soon': 'The event begins too soon for an offer to stand for an hour.',
  'may-not-register': 'This person may not register as things are.',
  'out-of-order': 'Somebody stands before this person. Say why they come first.',
};
