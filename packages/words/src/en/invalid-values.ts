import type { InvalidValue, WireValueError } from '@pratibha/contract/invalid-value';
import { nameAsWords } from '@pratibha/domain/text/name-as-words';
import type { TextError } from '@pratibha/domain/text/text-rule';
import { LABELS, REQUIRED, VALUE_ERRORS } from './codes.ts';
import { REVIEW_ERRORS, REVIEW_LABELS } from './reviews/review-errors.ts';
import { type Sentences, sentenceOf } from './sentences.ts';
import { textSentences, UNSTORABLE_TEXT } from './text-errors.ts';

const WIRE_VALUE_ERRORS: Sentences<WireValueError> = {
  ...REVIEW_ERRORS,
  'too-many-values': ({ values, keys }) =>
    `Send at most ${values.toLocaleString('en-US')} values, and at most ${keys} keys in one object.`,
  'unstorable-text': UNSTORABLE_TEXT,
  'unknown-field': 'This field is not known here. Remove it.',
  'instant-without-offset': 'Give date and time with an offset, such as 2025-07-16T10:00:00+05:45.',
  'nothing-to-change': 'Give role, status, is_internal or event_grants.',
  'cursor-of-another-list': 'This page is not of this list. Begin at the first page.',
  'invalid-idempotency-key': ({ longest }) => `Use 1 to ${longest} characters.`,
  'not-the-email': 'Type the e-mail address of this person.',
  'email-of-another': 'Another account has this address.',
  'unknown-event': 'There is no such event.',
  'unknown-edition': 'There is no such edition.',
  'unknown-column': 'This list has no such column.',
  'unknown-filter': 'This list has no such filter, or not with these values.',
  'event-named-twice': 'Name each event once.',
  'outside-demo-years': ({ first, last }) => `Choose a time from ${first} to ${last}.`,
};

const labels: Readonly<Record<string, string>> = { ...LABELS, ...REVIEW_LABELS };

/**
 * The same code may name fields of several nouns; what none calls otherwise is called by its name.
 */
const ofField = (field: string) =>
  textSentences({ [field]: labels[field] ?? nameAsWords(field) }, REQUIRED);
const TEXTS: Sentences<TextError> = {
  ...textSentences({}),
  required: (error) => sentenceOf(ofField(error.field), error),
  'too-long': (error) => sentenceOf(ofField(error.field), error),
};

const SENTENCES: Sentences<InvalidValue> = { ...VALUE_ERRORS, ...WIRE_VALUE_ERRORS, ...TEXTS };

/** The sentence for anything that can be wrong with a value, whatever noun it belongs to. */
export function invalidValueWords(error: InvalidValue): string {
  return sentenceOf(SENTENCES, error);
}

/** Whether a schema says by this code what is wrong, and not in words of its own. */
export function isInvalidValueCode(code: string): code is InvalidValue['code'] {
  return Object.hasOwn(SENTENCES, code);
}
