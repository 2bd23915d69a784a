import type { FollowUpRefusal } from '@pratibha/domain/follow-ups/follow-ups';

/** Why somebody may not answer follow-up questions. */
export const FOLLOW_UP_REFUSAL_WORDS: Readonly<Record<FollowUpRefusal, string>> = {
  'follow-up-not-asked': 'There is nothing to answer here now.',
  'follow-up-closed': 'The last day for these answers is over.',
};
