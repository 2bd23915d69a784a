import { expect, test } from 'vitest';
import { rankSentence } from './rank.ts';
import { WAITING_WORDS } from './student.ts';

test.each([
  [1, 'You are 1st on the waiting list.'],
  [2, 'You are 2nd on the waiting list.'],
  [3, 'You are 3rd on the waiting list.'],
  [4, 'You are 4th on the waiting list.'],
  [11, 'You are 11th on the waiting list.'],
  [122, 'You are 122nd on the waiting list.'],
])('%s: %s', (rank, sentence) => {
  expect(rankSentence(rank)).toBe(sentence);
});

test.each([
  [
    { by_lot: false, in_line: 0, offer_hours: 24 },
    'Nobody waits yet. A free place goes to whoever waits longest: it is usually held for 24 hours, and goes on to the next if it is not accepted.',
  ],
  [
    { by_lot: true, in_line: 1, offer_hours: 1 },
    '1 person waits. A free place goes to one of those who wait then, by lot: it is usually held for an hour, and goes on to the next if it is not accepted.',
  ],
])('%o', (how, sentence) => {
  expect(WAITING_WORDS.how(how)).toBe(sentence);
});
