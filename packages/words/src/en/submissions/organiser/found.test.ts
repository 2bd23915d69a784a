import { expect, test } from 'vitest';
import { FOUND_WORDS, foundInShort } from './found.ts';

test.each([
  [{ code: 'too-few-pixels', dpi: 72 }, '72 dpi'],
  [{ code: 'no-readme' }, 'no README'],
  // Of a release that knows more.
  [{ code: 'new' }, 'something in it'],
])('%j: %s', (found, words) => {
  expect(foundInShort(found)).toBe(words);
});

test('the same is said once of several files', () => {
  expect(FOUND_WORDS.doesNotMeet(['72 dpi', 'no README', '72 dpi'])).toBe(
    'Does not meet: 72 dpi, no README',
  );
});
