import { DATES } from '@pratibha/domain/editions/edition';
import { describe, expect, test } from 'vitest';
import { COMPETITION_WORDS } from '../editions/competitions.ts';
import { PROGRAMME_WORDS } from '../editions/workshops.ts';
import { formatDate } from '../time.ts';
import { DATE_WORDS } from './dates.ts';
import { nrs, PRIZE_WORDS } from './prizes.ts';
import { GUIDELINES_TIMELINE_WORDS, LANDING_TIMELINE_WORDS } from './timeline.ts';

describe('the words agree with the instants', () => {
  test('dates of the edition', () => {
    expect(formatDate(DATES.registrationOpens)).toBe(DATE_WORDS.registrationOpens);
    expect(formatDate(DATES.eventDay)).toBe(DATE_WORDS.eventDay);
    expect(formatDate(lastInstant(DATES.firstDeadline))).toBe(DATE_WORDS.firstDeadline);
    expect(formatDate(lastInstant(DATES.registrationCloses))).toBe(
      `${DATE_WORDS.extendedDeadline} 2025`,
    );
  });

  test.each([...LANDING_TIMELINE_WORDS, ...GUIDELINES_TIMELINE_WORDS])(
    '$title: $words',
    (entry) => {
      const [first = '', last = first] = entry.words.split(' ', 1)[0]?.split('–') ?? [];
      const isDeadline = /deadline/i.test(entry.title);
      expect(formatDate(isDeadline ? lastInstant(entry.ends) : entry.starts)).toMatch(
        new RegExp(`^${Number(first)} `),
      );
      expect(formatDate(lastInstant(entry.ends))).toMatch(new RegExp(`^${Number(last)} `));
    },
  );
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
  const cash = PRIZE_WORDS.flatMap((group) => group.prizes).reduce((sum, p) => sum + p.cash, 0);
  expect(cash).toBeGreaterThanOrEqual(100_000);
});

test('only the second prize of AI & Web Design was announced without saying up to as well', () => {
  const noted = PRIZE_WORDS.flatMap(({ competition, prizes }) =>
    prizes.filter((prize) => prize.note).map(({ rank, note }) => [competition, rank, note]),
  );
  expect(noted).toEqual([['AI & Web Design', 2, "One announcement omits 'up to'."]]);
});

test('two competitions, each with its prizes, and three workshops', () => {
  expect(COMPETITION_WORDS.map((competition) => competition.name)).toEqual(
    PRIZE_WORDS.map((group) => group.competition),
  );
  expect(PROGRAMME_WORDS.map((workshop) => workshop.length)).toEqual([
    '3 days',
    '3 days',
    '3 hours',
  ]);
});

/** Windows end exclusively; their last day is the one just before. */
function lastInstant(end: Date): Date {
  return new Date(end.getTime() - 1);
}
