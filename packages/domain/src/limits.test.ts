import { expect, test } from 'vitest';
import { codePoints, tooLong } from './limits.ts';

test.each([
  ['', 0],
  ['abc', 3],
  ['😀', 1],
  ['नमस्ते', 6],
  ['👩‍🎓', 3],
])('%j has %i code points', (text, expected) => {
  expect(codePoints(text)).toBe(expected);
});

test('the message says the limit', () => {
  expect(tooLong('Description', 10_000)).toBe('Description can have at most 10,000 characters.');
});
