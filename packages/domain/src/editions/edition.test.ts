import { describe, expect, test } from 'vitest';
import { formatDate, zonedStart } from '../time/competition-time.ts';
import { COMPETITIONS } from './competitions.ts';
import { DATE_WORDS, DATES } from './edition.ts';
import { nrs, PRIZE_GROUPS } from './prizes.ts';
import { entryStates, GUIDELINES_TIMELINE, LANDING_TIMELINE } from './timeline.ts';
import { areWorkshopsOpen, WORKSHOPS } from './workshops.ts';

describe('the words agree with the instants', () => {
  test('dates of the edition', () => {
    expect(formatDate(DATES.registrationOpens)).toBe(DATE_WORDS.registrationOpens);
    expect(formatDate(DATES.eventDay)).toBe(DATE_WORDS.eventDay);
    expect(formatDate(lastInstant(DATES.firstDeadline))).toBe(DATE_WORDS.firstDeadline);
    expect(formatDate(lastInstant(DATES.registrationCloses))).toBe(
      `${DATE_WORDS.extendedDeadline} 2025`,
    );
  });

  test.each([...LANDING_TIMELINE, ...GUIDELINES_TIMELINE])('$title: $words', (entry) => {
    const [first = '', last = first] = entry.words.split(' ', 1)[0]?.split('–') ?? [];
    const isDeadline = /deadline/i.test(entry.title);
    expect(formatDate(isDeadline ? lastInstant(entry.ends) : entry.starts)).toMatch(
      new RegExp(`^${Number(first)} `),
    );
    expect(formatDate(lastInstant(entry.ends))).toMatch(new RegExp(`^${Number(last)} `));
  });
});

describe('where now stands on the timeline', () => {
  test.each([
    ['before everything', zonedStart(2025, 6, 23), ['next', 'later', 'later', 'later']],
    ['16 July', zonedStart(2025, 7, 16), ['past', 'next', 'later', 'later']],
    ['the last day to register', zonedStart(2025, 8, 8, 23, 59), ['past', 'now', 'next', 'later']],
    ['submissions', zonedStart(2025, 8, 9), ['past', 'past', 'now', 'next']],
    ['after the event', zonedStart(2025, 8, 16), ['past', 'past', 'past', 'past']],
  ])('%s', (_name, now, expected) => {
    expect(entryStates(LANDING_TIMELINE, now)).toEqual(expected);
  });
});

test('the workshops are open from 15 July 00:00 until before 19 July 00:00 in Nepal', () => {
  expect(areWorkshopsOpen(new Date('2025-07-14T23:59:59+05:45'))).toBe(false);
  expect(areWorkshopsOpen(new Date('2025-07-15T00:00:00+05:45'))).toBe(true);
  expect(areWorkshopsOpen(new Date('2025-07-18T23:59:59+05:45'))).toBe(true);
  expect(areWorkshopsOpen(new Date('2025-07-19T00:00:00+05:45'))).toBe(false);
});

test.each([
  [500, 'Nrs. 500'],
  [5_000, 'Nrs. 5,000'],
  [14_000, 'Nrs. 14,000'],
  [300_000, 'Nrs. 3,00,000'],
  [12_345_678, 'Nrs. 1,23,45,678'],
])('%d rupees read %s', (amount, words) => {
  expect(nrs(amount)).toBe(words);
});

test('the prizes add up to what the headline promises: over one lakh in cash', () => {
  const cash = PRIZE_GROUPS.flatMap((group) => group.prizes).reduce((sum, p) => sum + p.cash, 0);
  expect(cash).toBeGreaterThanOrEqual(100_000);
});

test('only the second prize of AI & Web Design was announced without saying up to as well', () => {
  const noted = PRIZE_GROUPS.flatMap(({ competition, prizes }) =>
    prizes.filter((prize) => prize.note).map(({ rank, note }) => [competition, rank, note]),
  );
  expect(noted).toEqual([['AI & Web Design', 2, "One announcement omits 'up to'."]]);
});

test('two competitions, each with its prizes, and three workshops', () => {
  expect(COMPETITIONS.map((competition) => competition.name)).toEqual(
    PRIZE_GROUPS.map((group) => group.competition),
  );
  expect(WORKSHOPS.map((workshop) => workshop.length)).toEqual(['3 days', '3 days', '3 hours']);
});

/** Windows end exclusively; their last day is the one just before. */
function lastInstant(end: Date): Date {
  return new Date(end.getTime() - 1);
}
