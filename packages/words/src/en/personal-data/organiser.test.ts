import { expect, test } from 'vitest';
import { waitingInNameWords } from './organiser.ts';

const MARCH = { edition: '2026', day: '3 March 2026' };

test.each([
  [[], 0, null],
  [
    [MARCH],
    0,
    'A publication of 2026 on 3 March 2026 waits in this person’s name; it will wait for somebody to confirm it.',
  ],
  [[], 1, '1 announcement waits in this person’s name; it will wait for somebody to confirm it.'],
  [
    [MARCH],
    2,
    'A publication of 2026 on 3 March 2026 and 2 announcements wait in this person’s name; they will wait for somebody to confirm them.',
  ],
  [
    [MARCH, { edition: '2027', day: '1 May 2027' }],
    1,
    'A publication of 2026 on 3 March 2026, a publication of 2027 on 1 May 2027 and 1 announcement wait in this person’s name; they will wait for somebody to confirm them.',
  ],
] as const)('%j and %i announcements', (publications, announcements, words) => {
  expect(waitingInNameWords({ publications, announcements })).toBe(words);
});
