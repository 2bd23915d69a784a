import { editionErrors } from '@pratibha/domain/editions/edition-errors';
import { formatDate } from '@pratibha/words/time';
import { describe, expect, test } from 'vitest';
import { FIRST_EDITION, SECOND_EDITION } from './calendar.ts';
import { editionContent, FIRST_CONTENT } from './content.ts';

const EDITIONS = [FIRST_EDITION, SECOND_EDITION].map(
  (calendar) => [calendar.year, editionContent(calendar)] as const,
);

describe.each(EDITIONS)('the edition of %d', (_year, content) => {
  test('can be rendered', () => {
    expect(editionErrors(content)).toEqual([]);
  });

  test('its timelines say the days that their steps take', () => {
    for (const { starts, ends, title, when } of [
      ...content.timeline.landing.steps,
      ...content.timeline.guidelines.steps,
    ]) {
      const [first = '', last = first] = when.split(' ', 1)[0]?.split('–') ?? [];
      const from = /deadline/i.test(title) ? lastInstant(ends) : new Date(starts);
      expect(formatDate(from)).toMatch(new RegExp(`^${Number(first)} `));
      expect(formatDate(lastInstant(ends))).toMatch(new RegExp(`^${Number(last)} `));
    }
  });

  test('its prizes add up to what the headline promises: over one lakh in cash', () => {
    const cash = content.prizes.groups
      .flatMap(({ prizes }) => prizes)
      .reduce((sum, prize) => sum + prize.cash, 0);
    expect(cash).toBeGreaterThanOrEqual(100_000);
  });
});

test('the dates of R9.1, in Nepal', () => {
  expect(FIRST_CONTENT.dates).toEqual({
    registrationOpens: '2025-06-24T00:00+05:45',
    firstDeadline: '2025-07-17T00:00+05:45',
    registrationCloses: '2025-08-09T00:00+05:45',
    submissionsOpen: '2025-08-09T00:00+05:45',
    submissionsClose: '2025-08-14T00:00+05:45',
    eventDay: '2025-08-15T00:00+05:45',
    eventEnds: '2025-08-16T00:00+05:45',
  });
  const { opens, closes } = FIRST_CONTENT.workshops;
  expect([opens, closes]).toEqual(['2025-07-15T00:00+05:45', '2025-07-19T00:00+05:45']);
});

test("only the second prize of AI & Web Design was announced without saying 'up to' as well", () => {
  const noted = FIRST_CONTENT.prizes.groups.flatMap(({ competition, prizes }) =>
    prizes.filter(({ note }) => note !== null).map(({ rank, note }) => [competition, rank, note]),
  );
  expect(noted).toEqual([['AI & Web Design', 2, "One announcement omits 'up to'."]]);
});

test('two competitions, each with its prizes, and three workshops', () => {
  const { competitions, prizes, workshops } = FIRST_CONTENT;
  expect(competitions.all.map(({ name }) => name)).toEqual(
    prizes.groups.map(({ competition }) => competition),
  );
  expect(workshops.programme.map(({ length }) => length)).toEqual(['3 days', '3 days', '3 hours']);
});

/** Windows end exclusively; their last day is the one just before. */
function lastInstant(end: string): Date {
  return new Date(Date.parse(end) - 1);
}
