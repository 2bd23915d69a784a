import { describe, expect, test } from 'vitest';
import { editionPhase } from './edition.ts';
import { entryStates } from './timeline.ts';
import { areWorkshopsOpen } from './workshops.ts';

const at = (text: string) => new Date(`${text}+05:45`);
const span = (starts: string, ends: string) => ({
  starts: `${starts}T00:00+05:45`,
  ends: `${ends}T00:00+05:45`,
});

const STEPS = [
  span('2025-06-24', '2025-06-25'),
  span('2025-08-08', '2025-08-09'),
  span('2025-08-09', '2025-08-14'),
  span('2025-08-15', '2025-08-16'),
];

describe('where now stands on the timeline', () => {
  test.each([
    ['before everything', '2025-06-23T00:00', ['next', 'later', 'later', 'later']],
    ['between two steps', '2025-07-16T00:00', ['past', 'next', 'later', 'later']],
    ['on the last day to register', '2025-08-08T23:59', ['past', 'now', 'next', 'later']],
    ['at the instant of a change', '2025-08-09T00:00', ['past', 'past', 'now', 'next']],
    ['after everything', '2025-08-16T00:00', ['past', 'past', 'past', 'past']],
  ])('%s', (_name, now, expected) => {
    expect(entryStates(STEPS, at(now))).toEqual(expected);
  });
});

test.each([
  ['2025-06-23T23:59', 'upcoming'],
  ['2025-06-24T00:00', 'open'],
  ['2025-08-08T23:59', 'open'],
  ['2025-08-09T00:00', 'closed'],
  ['2025-08-15T23:59', 'closed'],
  ['2025-08-16T00:00', 'over'],
])('at %s an edition is %s', (now, phase) => {
  const dates = {
    registrationOpens: '2025-06-24T00:00+05:45',
    registrationCloses: '2025-08-09T00:00+05:45',
    eventEnds: '2025-08-16T00:00+05:45',
  };
  expect(editionPhase(dates, at(now))).toBe(phase);
});

test('the workshops are open from the beginning of their window until before its end', () => {
  const window = { opens: '2025-07-15T00:00+05:45', closes: '2025-07-19T00:00+05:45' };
  expect(areWorkshopsOpen(window, at('2025-07-14T23:59:59'))).toBe(false);
  expect(areWorkshopsOpen(window, at('2025-07-15T00:00:00'))).toBe(true);
  expect(areWorkshopsOpen(window, at('2025-07-18T23:59:59'))).toBe(true);
  expect(areWorkshopsOpen(window, at('2025-07-19T00:00:00'))).toBe(false);
});
