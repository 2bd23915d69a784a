import { publicationFindings } from '@pratibha/domain/editions/publication-findings';
import { shownSections } from '@pratibha/domain/editions/sections';
import { type SetUpAnswers, setUpErrors } from '@pratibha/domain/editions/set-up';
import { ANSWERS } from '@pratibha/domain/editions/set-up-cases';
import { areWorkshopsOpen } from '@pratibha/domain/editions/workshops';
import { expect, test } from 'vitest';
import { contentFromAnswers } from './first-content.ts';

const PLAIN: SetUpAnswers = {
  ...ANSWERS,
  event: { day: '2031-12-31', edition: 11 },
  registration: { first: '2031-04-09', last: '2031-04-09' },
  competitions: [{ name: 'Web', make: 'A site.', prizes: [] }],
};

test.each([
  ['the answers of the tests', ANSWERS],
  ['answers without prizes, and of one day', PLAIN],
])('%s make an edition in which nothing is wrong, nor looks so', (_, answers) => {
  expect(setUpErrors(answers)).toEqual([]);
  const content = contentFromAnswers(answers, '2031-01-01');
  expect(publicationFindings(content, [])).toEqual({ errors: [], warnings: [] });
  expect(areWorkshopsOpen(content.workshops, new Date(content.dates.eventDay))).toBe(false);
});

test('what was answered stands where the pages say it', () => {
  const content = contentFromAnswers(ANSWERS, '2031-01-01');
  expect(content).toMatchObject({
    year: 2031,
    ordinal: 'First edition',
    shortTitle: 'Code Days',
    organiser: 'Himal Secondary School',
    headline: 'Nrs. 50,000 in prizes',
    place: { name: 'Himal Secondary School', locality: 'Pokhara' },
    legal: { privacy: { updated: '2031-01-01' } },
  });
  expect(content.timeline.landing.steps.map(({ when }) => when)).toEqual([
    '1–30 April',
    '1–10 May',
    '15 May',
  ]);
  expect(content.prizes.groups).toMatchObject([
    {
      competition: 'Web',
      prizes: [
        { rank: 1, cash: 30_000 },
        { rank: 2, place: '1st Runner-up' },
      ],
    },
  ]);
});

test('sections without anything to say are off', () => {
  expect(shownSections(contentFromAnswers(ANSWERS, '2031-01-01'))).toEqual([
    ...['details', 'timeline', 'competitions', 'prizes', 'about'],
  ]);
  const plain = contentFromAnswers(PLAIN, '2031-01-01');
  expect(shownSections(plain)).not.toContain('prizes');
  expect(plain.ordinal).toBe('11th edition');
  expect(plain.timeline.landing.steps[0]?.when).toBe('9 April');
});
