import type { InvalidValue, WireValueError } from '@pratibha/contract/invalid-value';
import { ANNOUNCEMENT_ERRORS, ANNOUNCEMENT_LABELS } from './announcements/form-errors.ts';
import { EDITION_ERRORS } from './editions/edition-errors.ts';
import { PICTURE_ERRORS } from './editions/picture-errors.ts';
import { EVENT_FORM_ERRORS, EVENT_LABELS, EVENT_REQUIRED } from './events/organiser/form-errors.ts';
import { CHOICE_ERRORS } from './notifications/choice-errors.ts';
import { IDENTITY_ERRORS } from './people/identity-errors.ts';
import { PROFILE_ERRORS, PROFILE_LABELS } from './people/profile-errors.ts';
import { TOKEN_ERRORS } from './people/token-errors.ts';
import { ANSWER_ERRORS, ANSWER_LABELS, ANSWER_REQUIRED } from './questions/answer-errors.ts';
import { DEFINITION_ERRORS, DEFINITION_LABELS } from './questions/organiser/definition-errors.ts';
import { REVIEW_ERRORS, REVIEW_LABELS } from './reviews/review-errors.ts';
import { type Sentences, sentenceOf } from './sentences.ts';
import {
  SUBMISSION_FORM_ERRORS,
  SUBMISSION_LABELS,
  SUBMISSION_REQUIRED,
} from './submissions/form-errors.ts';
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
  'event-named-twice': 'Name each event once.',
  'outside-demo-years': ({ first, last }) => `Choose a time from ${first} to ${last}.`,
};

/** The same code may name fields of several nouns. */
const TEXTS = textSentences(
  {
    ...EVENT_LABELS,
    ...PROFILE_LABELS,
    ...SUBMISSION_LABELS,
    ...ANSWER_LABELS,
    ...DEFINITION_LABELS,
    ...REVIEW_LABELS,
    ...ANNOUNCEMENT_LABELS,
  },
  { ...EVENT_REQUIRED, ...SUBMISSION_REQUIRED, ...ANSWER_REQUIRED },
);

const SENTENCES: Sentences<InvalidValue> = {
  ...EVENT_FORM_ERRORS,
  ...PROFILE_ERRORS,
  ...SUBMISSION_FORM_ERRORS,
  ...IDENTITY_ERRORS,
  ...TOKEN_ERRORS,
  ...CHOICE_ERRORS,
  ...ANSWER_ERRORS,
  ...DEFINITION_ERRORS,
  ...ANNOUNCEMENT_ERRORS,
  ...EDITION_ERRORS,
  ...PICTURE_ERRORS,
  ...WIRE_VALUE_ERRORS,
  ...TEXTS,
};

/** The sentence for anything that can be wrong with a value, whatever noun it belongs to. */
export function invalidValueWords(error: InvalidValue): string {
  return sentenceOf(SENTENCES, error);
}

/** Whether a schema says by this code what is wrong, and not in words of its own. */
export function isInvalidValueCode(code: string): code is InvalidValue['code'] {
  return Object.hasOwn(SENTENCES, code);
}
