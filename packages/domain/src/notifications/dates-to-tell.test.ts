import { expect, test } from 'vitest';
import { datesToTell } from './dates-to-tell.ts';

const at = (day: number, hour = 0, minute = 0) => new Date(Date.UTC(2025, 7, day, hour, minute));
const EVENT = {
  status: 'ACTIVE',
  requires_submission: true,
  submission_start: at(10),
  submission_close: at(20),
} as const;
const OPENS = [{ kind: 'submission-opens', at: at(10) }];
const CLOSES = [{ kind: 'submission-closes-soon', at: at(20) }];

test.each([
  ['a minute before it opens', EVENT, at(9, 23, 59), []],
  ['when it opens', EVENT, at(10), OPENS],
  ['almost a day later', EVENT, at(10, 23, 59), OPENS],
  ['a day later', EVENT, at(11), []],
  ['a day and a minute before it closes', EVENT, at(18, 23, 59), []],
  ['a day before it closes', EVENT, at(19), CLOSES],
  ['at the deadline', EVENT, at(20), CLOSES],
  ['after it', EVENT, at(20, 0, 1), []],
  ['of an event that ended by hand', { ...EVENT, status: 'INACTIVE' }, at(10), []],
  ['of one that is deleted', { ...EVENT, status: 'DELETED' }, at(19), []],
  [
    'of one without works',
    { ...EVENT, requires_submission: false, submission_start: null, submission_close: null },
    at(10),
    [],
  ],
  ['in a window of a day', { ...EVENT, submission_close: at(11) }, at(10, 12), OPENS],
  [
    'in one of two days, soon to close',
    { ...EVENT, submission_close: at(11, 12) },
    at(10, 12),
    [{ kind: 'submission-closes-soon', at: at(11, 12) }],
  ],
] as const)('what is told %s', (_, event, now, told) => {
  expect(datesToTell(event, now)).toEqual(told);
});
