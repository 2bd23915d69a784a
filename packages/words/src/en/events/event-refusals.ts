import type { EventRefusal } from '@pratibha/domain/refusals';

/** Why an event may not be changed. */
export const EVENT_REFUSAL_WORDS: Readonly<Record<EventRefusal, string>> = {
  'event-not-deleted': 'This event is not deleted, so there is nothing to restore.',
};
