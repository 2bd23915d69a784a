import { describe, expect, test } from 'vitest';
import {
  endOfDay,
  followUpByColumn,
  followUpColumns,
  followUpQuestions,
  isFollowUpSoon,
  lastDayError,
  whyNotAnswerFollowUp,
} from './follow-ups.ts';

const QUESTIONS = { 1: { question: 'T-shirt', type: 'single_choice', options: ['M', 'L'] } };
const ASKED = { questions: QUESTIONS, last_day: '2025-08-10' };
/** The last minute of that day in Nepal, and the first one after it. */
const IN_TIME = new Date('2025-08-10T23:59:59+05:45');
const TOO_LATE = new Date('2025-08-11T00:00:00+05:45');

test('a day ends when the next one begins in Nepal', () => {
  expect(endOfDay('2025-08-10')).toEqual(TOO_LATE);
});

test('no questions are no questions, and not the default one', () => {
  expect(followUpQuestions({})).toEqual([]);
  expect(followUpQuestions(null)).toEqual([]);
  expect(followUpQuestions(QUESTIONS).map(({ question }) => question)).toEqual(['T-shirt']);
});

test.each([
  [ASKED, null, null],
  [ASKED, '2025-08-10', null],
  [ASKED, '2025-08-09', 'follow-up-day-after-event'],
  [{ ...ASKED, last_day: null }, null, null],
  [{ questions: {}, last_day: null }, null, null],
  [{ ...ASKED, questions: {} }, null, 'follow-up-day-alone'],
  [{ ...ASKED, last_day: '2025-02-30' }, null, 'follow-up-no-day'],
  [{ ...ASKED, last_day: 'tomorrow' }, '2025-08-09', 'follow-up-no-day'],
] as const)('%j with an event on %s: %s', (followUp, eventDay, code) => {
  expect(lastDayError(followUp, eventDay)?.code ?? null).toBe(code);
});

describe('answering', () => {
  const whyNot = (change: object, now = IN_TIME) =>
    whyNotAnswerFollowUp(
      { ...ASKED, event: { status: 'ACTIVE' }, registrationStatus: 'SHORTLISTED', ...change },
      now,
    );

  test.each([
    [{}, IN_TIME, null],
    [{}, TOO_LATE, 'follow-up-closed'],
    [{ event: { status: 'DELETED' } }, IN_TIME, 'event-deleted'],
    [{ event: { status: 'INACTIVE' } }, TOO_LATE, 'event-ended'],
    [{ registrationStatus: 'PENDING' }, IN_TIME, 'follow-up-not-asked'],
    [{ registrationStatus: 'REJECTED' }, TOO_LATE, 'follow-up-not-asked'],
    [{ last_day: null }, IN_TIME, 'follow-up-not-asked'],
    [{ questions: {} }, IN_TIME, 'follow-up-not-asked'],
  ])('%j at %s: %s', (change, now, code) => {
    expect(whyNot(change, now)).toBe(code);
  });
});

test.each([
  ['2025-08-08T07:00:00+05:45', true],
  ['2025-08-08T06:59:59+05:45', false],
  ['2025-08-10T23:59:59+05:45', true],
  ['2025-08-11T00:00:00+05:45', false],
])('at %s whoever has not answered is reminded: %s', (at, isSoon) => {
  expect(isFollowUpSoon('2025-08-10', new Date(at))).toBe(isSoon);
});

test('columns are those asked now and those answered before, and never the default question', () => {
  const words = (asked: unknown, snapshots: readonly unknown[]) =>
    followUpColumns(asked, snapshots).map(({ question, isAsked }) => [question, isAsked]);
  const earlier = { 1: { question: 'Diet', type: 'short_text' } };
  expect(words({}, [])).toEqual([]);
  expect(words(QUESTIONS, [earlier])).toEqual([
    ['T-shirt', true],
    ['Diet', false],
  ]);
  expect(words({}, [earlier, QUESTIONS])).toEqual([
    ['Diet', false],
    ['T-shirt', false],
  ]);
  expect([...followUpByColumn(QUESTIONS, [{ 1: 'M' }]).values()]).toEqual(['M']);
  expect(followUpByColumn(null, null).size).toBe(0);
});
