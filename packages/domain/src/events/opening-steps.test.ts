import { expect, test } from 'vitest';
import { DEFAULT_QUESTIONS, questionsOf } from '../questions/questions.ts';
import { isReadyToOpen, OPENING_STEPS, openingSteps } from './opening-steps.ts';

const NEW = {
  status: 'INACTIVE',
  registration_open: new Date('2030-06-01T00:00Z'),
  registration_close: new Date('2030-07-01T00:00Z'),
  submission_start: null,
  submission_close: null,
  questions: DEFAULT_QUESTIONS,
  capacity: null,
  event_banner: null,
} as const;
const BEFORE = new Date('2030-05-01T00:00Z');
const WITHIN = new Date('2030-06-15T00:00Z');
const AFTER = new Date('2030-07-02T00:00Z');

const EDITION = {
  registrationOpens: '2030-06-01T00:00Z',
  registrationCloses: '2030-07-01T00:00Z',
  submissionsOpen: '2030-07-01T00:00Z',
  submissionsClose: '2030-07-10T00:00Z',
};

const statesOf = (event: Parameters<typeof openingSteps>[0], now = BEFORE) =>
  openingSteps(event, EDITION, now).map(({ state }) => state);

test('every step is told, in its order', () => {
  expect(openingSteps(NEW, EDITION, BEFORE).map(({ name }) => name)).toEqual(OPENING_STEPS);
});

test.each([
  ['as it begins', {}, ['done', 'as-begun', 'as-begun', 'as-begun', 'missing']],
  ['active', { status: 'ACTIVE' }, ['done', 'as-begun', 'as-begun', 'as-begun', 'done']],
  ['of so many places', { capacity: 30 }, ['done', 'as-begun', 'done', 'as-begun', 'missing']],
  [
    'with a picture',
    { event_banner: 'https://x.example/a.png' },
    ['done', 'as-begun', 'as-begun', 'done', 'missing'],
  ],
  [
    'with a question of its own',
    { questions: questionsOf({ 1: 'Which tool?' }) },
    ['done', 'done', 'as-begun', 'as-begun', 'missing'],
  ],
  [
    'whose question stands there as the default one does',
    { questions: questionsOf({}) },
    ['done', 'as-begun', 'as-begun', 'as-begun', 'missing'],
  ],
] as const)('an event %s', (_, change, states) => {
  expect(statesOf({ ...NEW, ...change })).toEqual(states);
});

test('dates outside those of the edition are to be looked at, where these are known', () => {
  const works = {
    ...NEW,
    submission_start: new Date('2030-07-02T00:00Z'),
    submission_close: new Date('2030-07-11T00:00Z'),
  };
  expect(statesOf(works)[0]).toBe('as-begun');
  expect(openingSteps(works, null, BEFORE)[0]?.state).toBe('done');
});

test.each([
  ['INACTIVE', false],
  ['ACTIVE', true],
] as const)('one that is %s opens by itself: %s', (status, isReady) => {
  expect(isReadyToOpen(openingSteps({ ...NEW, status }, EDITION, BEFORE))).toBe(isReady);
});

test.each([
  ['inactive, within its dates', { status: 'INACTIVE' }, WITHIN, 'done'],
  ['inactive, after its dates', { status: 'INACTIVE' }, AFTER, 'missing'],
] as const)('an event %s', (_, change, now, dates) => {
  expect(statesOf({ ...NEW, ...change }, now)[0]).toBe(dates);
});

test.each([
  ['deleted', { status: 'DELETED' }, BEFORE],
  ['open', { status: 'ACTIVE' }, WITHIN],
  ['open since this instant', { status: 'ACTIVE' }, NEW.registration_open],
  ['over', { status: 'ACTIVE' }, AFTER],
] as const)('an event that is %s needs nothing', (_, change, now) => {
  expect(openingSteps({ ...NEW, ...change }, EDITION, now)).toEqual([]);
});
