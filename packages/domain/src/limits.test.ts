import { expect, test } from 'vitest';
import { codePoints } from './limits.ts';

test.each([
  ['', 0],
  ['abc', 3],
  ['😀', 1],
  ['नमस्ते', 6],
  ['👩‍🎓', 3],
])('%j has %i code points', (text, expected) => {
  expect(codePoints(text)).toBe(expected);
});
