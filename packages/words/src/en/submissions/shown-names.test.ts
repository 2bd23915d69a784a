import { expect, test } from 'vitest';
import { shownNameWords } from './shown-names.ts';

test.each([
  [{ as: 'named', name: 'Asha Rai' }, 'Asha Rai'],
  [{ as: 'student', college: 'Hill College' }, 'a student of Hill College'],
  [{ as: 'student', college: null }, 'a student'],
  [{ as: 'participant' }, 'a participant'],
] as const)('%o is told as %s', (shown, words) => {
  expect(shownNameWords(shown)).toBe(words);
});
