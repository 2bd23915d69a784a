import type { ComingRefusal } from '@pratibha/domain/refusals';

/** Why one cannot say that one cannot come, or take it back. */
export const COMING_REFUSAL_WORDS: Readonly<Record<ComingRefusal, string>> = {
  'not-shortlisted': 'Only who is shortlisted says this. A pending registration can be withdrawn.',
  'event-day-over': 'The day of this event is over.',
  'chosen-option-full':
    'Something that you chose in its questions is full by now. Ask the organisers whether there is one more.',
};
