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
  registration: { audience: undefined, first: '2031-04-09', last: '2031-04-09' },
  competitions: [{ name: 'Web', make: 'A site.', prizes: [] }],
};

test.each([
  ['the answers of the tests', ANSWERS],
  ['answers without prizes, and of one day', PLAIN],
  ['answers of an event for which nothing is handed in', { ...ANSWERS, submission: null }],
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
  // The page goes on with 'for +2 and equivalent students.'
  expect(plain.headline).toBe('A stage, a jury and recognition');
  expect(plain.timeline.landing.steps[0]?.when).toBe('9 April');
});

test('what is handed in, who may take part and what they win is said as it was answered', () => {
  const robots = { ...ANSWERS, submission: null, prizes: { currency: '€' } };
  const content = contentFromAnswers(robots, '2031-01-01');
  expect(content).toMatchObject({
    ...{ headline: '€ 50,000 in prizes', audience: 'Students of the ninth grade' },
    dates: { submissionsOpen: null, submissionsClose: null },
    prizes: { currency: '€' },
  });
  expect(content.timeline.landing.steps.map(({ title }) => title)).toEqual([
    ...['Registration', 'The event'],
  ]);
  const said = JSON.stringify(content);
  expect(said).toContain('Open to: Students of the ninth grade.');
  for (const never of [
    /hand it in/,
    /submit it/i,
    /submit your own/i,
    /in Nepal/,
    /rupees/,
    /2000-/,
  ])
    expect(said).not.toMatch(never);
});

test('workshops stand without dates and form until somebody gives them', () => {
  const { workshops } = contentFromAnswers(ANSWERS, '2031-01-01');
  expect(workshops).toMatchObject({ opens: null, closes: null, formUrl: null, programme: [] });
});

test('answers from before these questions say what they said', () => {
  const { audience: _, ...registration } = ANSWERS.registration;
  const { prizes: __, ...before } = { ...ANSWERS, registration };
  expect(setUpErrors(before)).toEqual([]);
  const content = contentFromAnswers(before as unknown as SetUpAnswers, '2031-01-01');
  expect(content.audience).toBe('+2 and equivalent students');
  expect(content.headline).toBe('Nrs. 50,000 in prizes');
});
