import type { InvalidValue, WireValueError } from '@pratibha/contract/invalid-value';
import { inNepaliDigits, nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { TextError } from '@pratibha/domain/text/text-rule';
import { type Sentences, sentenceOf } from '../en/sentences.ts';
import { LABELS, REQUIRED, VALUE_ERRORS } from './codes.ts';
import { REVIEW_ERRORS, REVIEW_LABELS } from './reviews/review-errors.ts';
import { textSentences, UNSTORABLE_TEXT } from './text-errors.ts';

const WIRE_VALUE_ERRORS: Sentences<WireValueError> = {
  ...REVIEW_ERRORS,
  'too-many-values': ({ values, keys }) =>
    `बढीमा ${nepaliNumber(values)} मान, र एउटा object मा बढीमा ${nepaliNumber(keys)} key पठाउनुहोस्।`,
  'unstorable-text': UNSTORABLE_TEXT,
  'unknown-field': 'यो यहाँ चाहिँदैन। हटाउनुहोस्।',
  'instant-without-offset': 'मिति र समय UTC सँगको फरकसहित दिनुहोस्, जस्तै 2025-07-16T10:00:00+05:45।',
  'nothing-to-change': 'role, status, is_internal वा event_grants दिनुहोस्।',
  'cursor-of-another-list': 'यो पृष्ठ यस सूचीको होइन। पहिलो पृष्ठबाट सुरु गर्नुहोस्।',
  'invalid-idempotency-key': ({ longest }) => `१ देखि ${inNepaliDigits(longest)} अक्षर राख्नुहोस्।`,
  'not-the-email': 'यही व्यक्तिको इमेल ठेगाना लेख्नुहोस्।',
  'email-of-another': 'यो इमेल अर्को खाताको हो।',
  'unknown-event': 'यस्तो कार्यक्रम छैन।',
  'unknown-edition': 'यस्तो संस्करण छैन।',
  'unknown-column': 'यस सूचीमा यस्तो स्तम्भ छैन।',
  'unknown-filter': 'यो सूची यसरी छान्न मिल्दैन।',
  'event-named-twice': 'एउटा कार्यक्रम एक पटक मात्र लेख्नुहोस्।',
  'outside-demo-years': ({ first, last }) =>
    inNepaliDigits(`सन् ${first} देखि ${last} सम्मको समय छान्नुहोस्।`),
};

const labels: Readonly<Record<string, string>> = { ...LABELS, ...REVIEW_LABELS };

/** What is said of a field that none calls anything: its name is English. */
const UNNAMED = 'यो';

const ofField = (field: string) => textSentences({ [field]: labels[field] ?? UNNAMED }, REQUIRED);
const TEXTS: Sentences<TextError> = {
  ...textSentences({}),
  required: (error) => sentenceOf(ofField(error.field), error),
  'too-long': (error) => sentenceOf(ofField(error.field), error),
};

const SENTENCES: Partial<Sentences<InvalidValue>> = {
  ...VALUE_ERRORS,
  ...WIRE_VALUE_ERRORS,
  ...TEXTS,
};

/** What is said of what only organisers can get wrong: where it is says the rest. */
const WRONG = 'यो मिलेको छैन। जाँचेर फेरि भर्नुहोस्।';

/** The sentence for anything that can be wrong with a value, whatever noun it belongs to. */
export function invalidValueWords(error: InvalidValue): string {
  if (!isInvalidValueCode(error.code)) return WRONG;
  return sentenceOf(SENTENCES as Sentences<InvalidValue>, error);
}

/** Whether there is a sentence for this code. */
export function isInvalidValueCode(code: string): code is InvalidValue['code'] {
  return Object.hasOwn(SENTENCES, code);
}
