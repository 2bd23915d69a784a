import { expect, test } from 'vitest';
import { replacedWords } from './organiser.ts';

const NOW = new Date('2025-08-10T10:00:00+05:45');

test.each([
  ['2025-08-10T08:00:00+05:45', 'replaced 2 h ago'],
  ['2025-08-10T09:59:59+05:45', 'replaced less than a minute ago'],
  // The time that a page knows is of the last full minute.
  ['2025-08-10T10:00:59+05:45', 'replaced less than a minute ago'],
  ['2025-08-07T10:00:00+05:45', 'replaced 3 days ago'],
  ['2025-08-11T10:00:00+05:45', 'replaced on 11 August 2025, 10:00 NPT'],
])('%s: %s', (at, words) => {
  expect(replacedWords(new Date(at), NOW)).toBe(words);
});
