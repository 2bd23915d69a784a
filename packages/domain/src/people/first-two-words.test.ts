import { expect, test } from 'vitest';
import { firstTwoWords } from './first-two-words.ts';

test.each([
  ['Asha Rai', 'Asha Rai'],
  ['  Asha   Kumari Rai ', 'Asha Kumari'],
  ['Asha', 'Asha'],
  ['आशा कुमारी राई', 'आशा कुमारी'],
  ['', ''],
])('%j: %j', (name, expected) => {
  expect(firstTwoWords(name)).toBe(expected);
});
