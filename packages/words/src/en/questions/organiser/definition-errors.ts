import type { DefinitionError } from '@pratibha/domain/questions/question-definitions';
import type { Sentences } from '../../sentences.ts';
import { tooLong, UNSTORABLE_TEXT } from '../../text-errors.ts';

/** What these texts are called within a sentence. */
export const DEFINITION_LABELS = { question: 'Question', help: 'Help', option: 'Option' } as const;

/** What is said of the questions of an event, in the builder as well as in the JSON. */
export const DEFINITION_ERRORS: Sentences<DefinitionError> = {
  'too-long': tooLong(DEFINITION_LABELS),
  'unstorable-text': UNSTORABLE_TEXT,
  'not-a-text': 'Enter a text.',
  'not-questions': 'Enter an object keyed by question number.',
  'too-many-questions': ({ limit }) => `There can be at most ${limit} questions.`,
  'invalid-question-number': 'Number the questions 1, 2, 3 and so on, up to 999.',
  'not-a-question': 'Enter a text or an object.',
  'unknown-question-type': ({ types }) => `Choose one of ${types.join(', ')}.`,
  'not-true-or-false': 'Enter true or false.',
  'options-without-choice': 'Only choices have options.',
  'other-without-choice': 'Only choices have another answer.',
  'not-a-list-of-options': ({ limit }) => `Enter a list of 1 to ${limit} options.`,
  'option-twice': 'This option is there already.',
  'option-is-other': 'Leave this option out: "other": true adds it.',
  'not-seats': ({ most }) =>
    `Give options a whole number of seats, from 0 to ${most.toLocaleString('en-US')}.`,
  'seats-of-no-option': 'There is no such option.',
  'seats-without-choice': 'Only choices have options with seats.',
  'seats-asked-twice':
    'Another question has the same words, and options with seats. Seats are counted by the words.',
  'not-a-bound': 'Enter a date between 1900 and 2199 as YYYY-MM-DD, such as 2025-07-16.',
  'max-before-min': 'The latest date must not be before the earliest.',
  'day-without-date':
    'Only dates have an earliest or a latest one; numbers have "least" and "most".',
  'not-a-number': 'Enter a number.',
  'most-below-least': 'The most must not be below the least.',
  'bound-without-number': 'Only numbers have a least and a most.',
  'not-a-limit-of-words': ({ limit }) =>
    `Enter a whole number from 1 to ${limit.toLocaleString('en-US')}.`,
  'words-without-text': 'Only texts have a limit of words.',
  'not-a-condition': 'Enter an object with "question" and "is".',
  'condition-on-no-earlier-choice': 'Choose an earlier question that is a choice or yes/no.',
  'condition-on-no-answer': 'Enter one of the answers of that question.',
  'unknown-key': ({ known }) => `Unknown key. Known: ${known.join(', ')}.`,
};
