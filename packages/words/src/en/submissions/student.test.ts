import { zonedStart } from '@pratibha/domain/time/competition-time';
import { expect, test } from 'vitest';
import { deadlineWords } from './student/deadline.ts';

const CLOSE = zonedStart(2025, 8, 13, 23, 59);

test.each([
  ['Until 13 August 2025, 23:59 NPT, in\u00a02\u00a0days', zonedStart(2025, 8, 11, 10)],
  ['Until 13 August 2025, 23:59 NPT, in\u00a0less\u00a0than\u00a0a\u00a0minute', CLOSE],
  ['Closed 13 August 2025, 23:59 NPT, yesterday', zonedStart(2025, 8, 14, 10)],
])('%s', (words, now) => {
  expect(deadlineWords(CLOSE, now)).toBe(words);
});
