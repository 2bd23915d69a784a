import { describe, expect, test } from 'vitest';
import { zonedStart } from '../time/competition-time.ts';
import { entryStates, SPANS } from './timeline.ts';
import { areWorkshopsOpen } from './workshops.ts';

const LANDING = [SPANS.opening, SPANS.deadline, SPANS.submissions, SPANS.event];

describe('where now stands on the timeline', () => {
  test.each([
    ['before everything', zonedStart(2025, 6, 23), ['next', 'later', 'later', 'later']],
    ['16 July', zonedStart(2025, 7, 16), ['past', 'next', 'later', 'later']],
    ['the last day to register', zonedStart(2025, 8, 8, 23, 59), ['past', 'now', 'next', 'later']],
    ['submissions', zonedStart(2025, 8, 9), ['past', 'past', 'now', 'next']],
    ['after the event', zonedStart(2025, 8, 16), ['past', 'past', 'past', 'past']],
  ])('%s', (_name, now, expected) => {
    expect(entryStates(LANDING, now)).toEqual(expected);
  });
});

test('the workshops are open from 15 July 00:00 until before 19 July 00:00 in Nepal', () => {
  expect(areWorkshopsOpen(new Date('2025-07-14T23:59:59+05:45'))).toBe(false);
  expect(areWorkshopsOpen(new Date('2025-07-15T00:00:00+05:45'))).toBe(true);
  expect(areWorkshopsOpen(new Date('2025-07-18T23:59:59+05:45'))).toBe(true);
  expect(areWorkshopsOpen(new Date('2025-07-19T00:00:00+05:45'))).toBe(false);
});
