import { expect, it } from 'vitest';
import { firstWords } from './first-words.ts';

it.each([
  ['', ''],
  ['  दुई \n शब्द  ', 'दुई शब्द'],
  ['कार्यक्रम भोलि हुन्छ', 'कार्यक्रम'],
  ['ज्ञानेन्द्रप्रसादजस्तालाई पनि', 'ज्ञानेन्द्रप्रसादजस्तालाई'],
])('takes whole words of %j', (text, words) => {
  expect(firstWords(text, 12)).toBe(words);
});
