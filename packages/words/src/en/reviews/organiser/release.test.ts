import { expect, test } from 'vitest';
import { RELEASE_DIALOG_WORDS as W } from './release.ts';

test.each([
  [0, 'No student learns a decision now.'],
  [
    1,
    '1 student learns the decision now. It can be undone for 30 seconds, and reopened afterwards.',
  ],
  [
    7,
    '7 students learn their decisions now. Each can be undone for 30 seconds, and reopened afterwards.',
  ],
])('%d of a release are told', (told, sentence) => {
  expect(W.confirmNow(told)).toBe(sentence);
});

test.each([
  [-2, 'No more can be shortlisted: all seats are taken.'],
  [0, 'No more can be shortlisted: all seats are taken.'],
  [1, '1 more can be shortlisted; who registered first comes first.'],
  [4, '4 more can be shortlisted; who registered first comes first.'],
])('%d seats are left', (left, sentence) => {
  expect(W.seatsLeft(left)).toBe(sentence);
});
