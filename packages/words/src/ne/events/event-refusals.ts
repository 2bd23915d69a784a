import type { EventRefusal } from '@pratibha/domain/refusals';

/** Why an event may not be changed. */
export const EVENT_REFUSAL_WORDS: Readonly<Record<EventRefusal, string>> = {
  'event-not-deleted': 'यो कार्यक्रम मेटिएको छैन, त्यसैले फर्काउनु पर्दैन।',
};
