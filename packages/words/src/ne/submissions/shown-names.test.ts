import { expect, test } from 'vitest';
import { shownNameWords as english } from '../../en/submissions/shown-names.ts';
import { shownInNepali, shownNameWords } from './shown-names.ts';

test.each([
  [{ as: 'named', name: 'Asha Rai' }, 'Asha Rai'],
  [{ as: 'student', college: 'Hill College' }, 'Hill College का एक विद्यार्थी'],
  [{ as: 'student', college: 'सगरमाथा कलेज' }, 'सगरमाथा कलेजका एक विद्यार्थी'],
  [{ as: 'student', college: null }, 'एक विद्यार्थी'],
  [{ as: 'participant' }, 'एक सहभागी'],
] as const)('%o is told as %s, also of what the server says', (shown, words) => {
  expect(shownNameWords(shown)).toBe(words);
  expect(shownInNepali(english(shown))).toBe(words);
});
