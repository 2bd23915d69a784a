import type { ValueError } from '@pratibha/domain/value';
import type { Sentences } from './sentences.ts';
import { INVALID_LINK, UNSTORABLE_TEXT } from './text-errors.ts';

/** Of a number that may be left empty. */
export const notACount = ({ most }: { readonly most: number }) =>
  `Enter a whole number from 1 to ${most.toLocaleString('en-US')}, or leave it empty.`;

/** What is said of a value, whichever it is and wherever it stands. */
export const VALUE_ERRORS: Sentences<ValueError> = {
  'not-fields': 'Give an object with its fields.',
  'not-a-list': 'Give a list.',
  'not-a-text': 'Enter a text.',
  'unknown-field': 'This field is not known here. Remove it.',
  blank: 'Give a text that is not blank.',
  'longer-than': ({ limit }) => `Use at most ${limit.toLocaleString('en-US')} characters.`,
  'unstorable-text': UNSTORABLE_TEXT,
  'no-instant': 'Choose a date and a time.',
  'no-day': 'Choose a date.',
  'invalid-instant': 'Enter a valid date and time with its offset.',
  'invalid-day': 'Enter a valid date.',
  'invalid-hour': 'Enter a time as HH:MM, such as 10:00.',
  'invalid-colour': 'Give a colour as #rrggbb.',
  'not-yes-or-no': 'Say true or false.',
  'invalid-link': INVALID_LINK,
  'invalid-address': 'Give an e-mail address.',
  'no-picture': 'Choose a picture.',
  'wrong-questions': 'Something is wrong in these questions.',
  'not-between': ({ least, most }) => `Give a number from ${least} to ${most}.`,
  'not-one-of': ({ values }) => `Choose one of: ${values.join(', ')}.`,
  'too-few-entries': ({ least }) => `Give at least ${least}.`,
  'too-many-entries': ({ most }) => `Give at most ${most}.`,
  'too-many-levels': ({ most }) => `Put at most ${most} quotes and lists within each other.`,
  'too-much-emphasis': ({ most }) =>
    `Emphasise less: at most ${most.toLocaleString('en-US')} times * or _ or ~.`,
};
