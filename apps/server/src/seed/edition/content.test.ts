import { editionErrors } from '@pratibha/domain/editions/edition-errors';
import { publicationFindings } from '@pratibha/domain/editions/publication-findings';
import { withLinkedSteps } from '@pratibha/words/editions/organiser/linked-steps';
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

  test('its steps that follow the dates say what was written, and nothing looks wrong', () => {
    expect(withLinkedSteps(content)).toEqual(content);
    expect(publicationFindings(content, [])).toEqual({ errors: [], warnings: [] });
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

test('no prize and no timeline carries a note of whoever wrote it', () => {
  const { prizes, timeline } = FIRST_CONTENT;
  expect(prizes.groups.flatMap((group) => group.prizes.map(({ note }) => note))).toEqual(
    Array(6).fill(null),
  );
  expect(timeline.guidelines.note).toBe('Every day counts as a whole one.');
  expect(timeline.guidelines.steps.at(-1)).toMatchObject({
    ...{ window: null, title: 'Final event', when: '13 August' },
    note: 'Presentations and results. Come on 15 August 2025.',
  });
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
