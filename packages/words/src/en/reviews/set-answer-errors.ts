import type { SetAnswerRefusal } from '@pratibha/domain/reviews/set-answer-refusals';

/** What the field is called within a sentence. */
export const SET_ANSWER_LABELS = { set_answer: 'The title' } as const;

/** What is said where it is missing. */
export const SET_ANSWER_REQUIRED = { set_answer: 'Give it a title.' } as const;

/** What only set answers can have wrong. */
export const SET_ANSWER_ERRORS = {
  'remarks-without-decision': 'Choose a decision: without one the student is told nothing.',
  'does-nothing': 'Choose a decision, a tag or whose the row becomes.',
} as const;

/** What is said where one is not kept. */
export const SET_ANSWER_REFUSAL_WORDS: Readonly<Record<SetAnswerRefusal, string>> = {
  'shared-by-admins': 'Shared set answers are changed by admins. Make one of your own.',
  'too-many-set-answers': 'There are as many as there can be. Remove one first.',
};
