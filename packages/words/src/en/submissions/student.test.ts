import { zonedStart } from '@pratibha/domain/time/competition-time';
import { expect, test } from 'vitest';
import { deadlineWords } from './student/deadline.ts';

const CLOSE = zonedStart(2025, 8, 13, 23, 59);

test.each([
  ['Until 13 August 2025, 23:59 NPT, in 2 days', zonedStart(2025, 8, 11, 10)],
  ['Until 13 August 2025, 23:59 NPT, in less than a minute', CLOSE],
  ['Closed 13 August 2025, 23:59 NPT, 10 h ago', zonedStart(2025, 8, 14, 10)],
])('%s', (words, now) => {
  expect(deadlineWords(CLOSE, now)).toBe(words);
});
