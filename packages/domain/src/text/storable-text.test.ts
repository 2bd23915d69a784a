import { expect, test } from 'vitest';
import { isStorableText } from './storable-text.ts';

test.each([
  ['', true],
  ['प्रतिभा 😀\n\t', true],
  ['\u0001', true],
  ['a\u0000b', false],
  ['\ud83d', false],
  ['\ude00\ud83d', false],
])('%j: %s', (text, expected) => {
  expect(isStorableText(text)).toBe(expected);
});
