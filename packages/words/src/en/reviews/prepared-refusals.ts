import type { PreparedRefusal } from '@pratibha/domain/reviews/prepared-refusals';

/** Why decisions are not released, or not made at once. */
export const PREPARED_REFUSAL_WORDS: Readonly<Record<PreparedRefusal, string>> = {
  'decisions-are-prepared':
    'Decisions of this event are prepared now, and released together. Decide once more to prepare this one.',
  'decisions-not-ahead': 'Choose an instant that lies ahead, or release the decisions now.',
};
