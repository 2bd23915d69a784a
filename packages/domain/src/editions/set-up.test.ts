import { expect, test } from 'vitest';
import { datesFrom, setUpErrors, yearOf } from './set-up.ts';
import { ANSWERS } from './set-up-cases.ts';

test('answers that make a site have nothing wrong', () => {
  expect(setUpErrors(ANSWERS)).toEqual([]);
});

const { competition, college, place, event, registration, competitions } = ANSWERS;
const submission = { first: '2031-05-01', last: '2031-05-10' };

test.each([
  ['a blank title', { competition: { ...competition, title: ' ' } }, '/competition/title', 'blank'],
  [
    'a link that is none',
    { college: { ...college, website: 'college' } },
    '/college/website',
    'invalid-link',
  ],
  [
    'latitude and longitude in the place of each other',
    { place: { ...place, latitude: place.longitude } },
    '/place/latitude',
    'not-between',
  ],
  [
    'a latitude without its longitude',
    { place: { ...place, longitude: null } },
    '/place/longitude',
    'not-between',
  ],
  ['a day that is none', { event: { ...event, day: '2031-02-30' } }, '/event/day', 'invalid-day'],
  ['no competition', { competitions: [] }, '/competitions', 'too-few-entries'],
  [
    'a prize without its rupees',
    { competitions: [{ ...competitions[0], prizes: [0] }] },
    '/competitions/0/prizes/0',
    'not-between',
  ],
  [
    'a fourth prize',
    { competitions: [{ ...competitions[0], prizes: [4, 3, 2, 1] }] },
    '/competitions/0/prizes',
    'too-many-entries',
  ],
  [
    'a last day before the first',
    { registration: { ...registration, first: registration.last, last: registration.first } },
    '/registration/last',
    'ends-before-start',
  ],
  [
    'work before registration ends',
    { submission: { ...submission, first: registration.last } },
    '/submission/first',
    'before-date',
  ],
  [
    'the end of submission before its beginning',
    { submission: { ...submission, last: registration.last } },
    '/submission/last',
    'ends-before-start',
  ],
  [
    'submission over the day before it begins',
    { submission: { first: '2031-05-05', last: '2031-05-04' } },
    '/submission/last',
    'ends-before-start',
  ],
  [
    'an event while works still come',
    { event: { ...event, day: submission.last } },
    '/event/day',
    'before-date',
  ],
  [
    'an event before registration ends, for which nothing is handed in',
    { submission: null, event: { ...event, day: registration.last } },
    '/event/day',
    'before-date',
  ],
  [
    'nobody who may take part',
    { registration: { ...registration, audience: ' ' } },
    '/registration/audience',
    'blank',
  ],
  [
    'a currency of many words',
    { prizes: { currency: 'Rupees of Nepal' } },
    '/prizes/currency',
    'longer-than',
  ],
  ['something else', { more: 1 }, '/more', 'unknown-field'],
])('%s is named by its field', (_, change, path, code) => {
  expect(setUpErrors({ ...ANSWERS, ...change })).toMatchObject([{ path, error: { code } }]);
});

test('what is blank and what is out of order is told at once', () => {
  const answers = {
    ...ANSWERS,
    competition: { ...competition, title: '', tagline: '' },
    registration: { ...registration, last: '2031-03-01' },
    submission: { ...submission, last: event.day },
  };
  expect(setUpErrors(answers).map(({ path, error }) => [path, error.code])).toEqual([
    ['/competition/title', 'blank'],
    ['/competition/tagline', 'blank'],
    ['/registration/last', 'ends-before-start'],
    ['/event/day', 'before-date'],
  ]);
});

test('what need not be answered is not asked for', () => {
  const { audience: _, ...days } = registration;
  const { prizes: __, ...before } = { ...ANSWERS, registration: days };
  expect(setUpErrors(before)).toEqual([]);
  expect(setUpErrors({ ...ANSWERS, submission: null })).toEqual([]);
  expect(datesFrom({ ...ANSWERS, submission: null })).toMatchObject({
    ...{ submissionsOpen: null, submissionsClose: null, eventDay: '2031-05-15T00:00+05:45' },
  });
});

test('a place need not be on the map', () => {
  const nowhere = { ...place, latitude: null, longitude: null };
  expect(setUpErrors({ ...ANSWERS, place: nowhere })).toEqual([]);
});

test.each([null, 'text', [], {}])('%j is no answers', (value) => {
  expect(setUpErrors(value).length).toBeGreaterThan(0);
});

test('every day counts as a whole one, in Nepal', () => {
  expect(yearOf(ANSWERS)).toBe(2031);
  expect(datesFrom(ANSWERS)).toEqual({
    registrationOpens: '2031-04-01T00:00+05:45',
    firstDeadline: null,
    registrationCloses: '2031-05-01T00:00+05:45',
    submissionsOpen: '2031-05-01T00:00+05:45',
    submissionsClose: '2031-05-11T00:00+05:45',
    eventDay: '2031-05-15T00:00+05:45',
    eventEnds: '2031-05-16T00:00+05:45',
  });
});
