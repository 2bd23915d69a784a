import type { InvalidValue } from '@pratibha/contract/invalid-value';
import { REFUSALS } from '@pratibha/domain/codes';
import { expect, it, test } from 'vitest';
import { isInvalidValueCode as isKnownInEnglish } from '../en/invalid-values.ts';
import { LABELS, REFUSAL_WORDS, REQUIRED, VALUE_ERRORS } from './codes.ts';
import { invalidValueWords, isInvalidValueCode } from './invalid-values.ts';

/** Nepali, to its end, with the digits of Nepali but in what is typed as it stands there. */
const SENTENCE = /^[“(]?[\u0900-\u097F].*[।?]$/su;

it.each(REFUSALS)('refuses in a sentence: %s', (code) => {
  expect(REFUSAL_WORDS[code]).toMatch(SENTENCE);
});

it('says in Nepali what it says in one sentence whatever the value', () => {
  const fixed = Object.entries(VALUE_ERRORS).filter(([, said]) => typeof said === 'string');
  for (const [code, said] of fixed) expect(said, code).toMatch(/[\u0900-\u097F].*।$/su);
  for (const said of Object.values({ ...LABELS, ...REQUIRED }))
    expect(said).toMatch(/^[\u0900-\u097F]/);
});

it('knows no code that English does not', () => {
  for (const code of Object.keys(VALUE_ERRORS)) expect(isKnownInEnglish(code), code).toBe(true);
});

test.each<[InvalidValue, string]>([
  [{ code: 'required', field: 'name' }, 'नाम अनिवार्य छ।'],
  [{ code: 'required', field: 'work_link' }, 'कृतिको लिङ्क र विवरण दुवै अनिवार्य छन्।'],
  // The name of a field that has none in Nepali is not read out in English.
  [{ code: 'required', field: 'sponsor_name' }, 'यो अनिवार्य छ।'],
  [
    { code: 'too-long', field: 'description', limit: 100_000 },
    'विवरण बढीमा १,००,००० अक्षरको हुन सक्छ।',
  ],
  [{ code: 'number-too-small', least: -0.25 }, '-०.२५ वा बढी लेख्नुहोस्।'],
  [
    { code: 'day-too-early', min: '2025-07-16' },
    '२०८२ असार ३२ (१६ जुलाई २०२५) वा त्यसपछिको मिति लेख्नुहोस्।',
  ],
  [{ code: 'option-full', option: 'Vegetarian' }, '“Vegetarian” भरियो। अर्को विकल्प छान्नुहोस्।'],
  [{ code: 'file-too-large', most_mb: 25 }, 'यहाँ एउटा फाइल बढीमा २५ MB को हुन सक्छ।'],
  [{ code: 'outside-demo-years', first: 2000, last: 2099 }, 'सन् २००० देखि २०९९ सम्मको समय छान्नुहोस्।'],
])('%j', (error, sentence) => {
  expect(isInvalidValueCode(error.code)).toBe(true);
  expect(invalidValueWords(error)).toBe(sentence);
});

it('says no more than that of what only organisers get wrong', () => {
  expect(isInvalidValueCode('rank-twice')).toBe(false);
  expect(invalidValueWords({ code: 'rank-twice' })).toBe('यो मिलेको छैन। जाँचेर फेरि भर्नुहोस्।');
});
