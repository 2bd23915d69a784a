import { expect, test } from 'vitest';
import { answerDifferences, fittingAnswers } from './kept-answers.ts';
import { questionsOf } from './questions.ts';

const size = (...options: string[]) => ({
  question: 'T-shirt',
  type: 'single_choice',
  options,
  required: true,
});
const days = (...options: string[]) => ({ question: 'Days', type: 'multiple_choice', options });

test.each([
  ['nothing changed', { 1: size('M', 'L'), 2: 'Why?' }, { 1: 'M', 2: 'For fun' }, []],
  ['a question moved', { 4: 'Why?', 7: size('M', 'L') }, { 4: 'For fun', 7: 'M' }, []],
  ['a question is gone', { 1: size('M') }, { 1: 'M' }, ['Why?']],
  ['a question has other words', { 1: size('M'), 2: 'Why not?' }, { 1: 'M' }, ['Why?']],
  ['an option is gone', { 1: size('L'), 2: 'Why?' }, { 2: 'For fun' }, ['T-shirt']],
  [
    'an answer of another type is asked for',
    { 1: { question: 'T-shirt', type: 'number' }, 2: { question: 'Why?', type: 'long_text' } },
    { 2: 'For fun' },
    ['T-shirt'],
  ],
  [
    'an own text takes the place of the options',
    { 1: { ...size('S'), other: true }, 2: 'Why?' },
    { 1: 'M', 2: 'For fun' },
    [],
  ],
  [
    'fewer words are allowed',
    { 1: size('M'), 2: { question: 'Why?', type: 'short_text', max_words: 1 } },
    { 1: 'M' },
    ['Why?'],
  ],
])('what fits where %s', (_, asked, answers, left) => {
  const kept = {
    questions: { 1: size('M', 'L'), 2: 'Why?' },
    answers: [{ 1: 'M' }, { 2: 'For fun' }],
  };
  expect(fittingAnswers(questionsOf(asked), kept)).toEqual({ answers, left });
});

test('what was not answered is neither filled in nor left out', () => {
  const kept = { questions: { 1: size('M'), 2: 'Why?' }, answers: [{ 1: 'M' }] };
  expect(fittingAnswers(questionsOf({ 1: size('M') }), kept)).toEqual({
    answers: { 1: 'M' },
    left: [],
  });
});

test('of several choices one that is gone leaves the answer out', () => {
  const kept = { questions: { 1: days('Mon', 'Tue') }, answers: [{ 1: ['Mon', 'Tue'] }] };
  const fitting = (...options: string[]) =>
    fittingAnswers(questionsOf({ 1: days(...options) }), kept);
  expect(fitting('Tue', 'Mon')).toEqual({ answers: { 1: ['Mon', 'Tue'] }, left: [] });
  expect(fitting('Mon')).toEqual({ answers: {}, left: ['Days'] });
});

test('an answer of a release long ago is read as it was meant', () => {
  const asked = { 1: { question: 'A team?', type: 'yes_no' } };
  const kept = { questions: asked, answers: [{ 1: true }] };
  expect(fittingAnswers(questionsOf(asked), kept).answers).toEqual({ 1: 'Yes' });
});

const QUESTIONS = { 1: size('M', 'L'), 2: 'Why?', 3: days('Mon', 'Tue') };
const all = { 1: 'M', 2: 'For fun', 3: ['Mon'] };
const answered = (of: Record<string, unknown>, questions: unknown = QUESTIONS) => ({
  questions,
  answers: Object.entries(of).map(([number, answer]) => ({ [number]: answer })),
});
const text = (question: string, before: string | null, after: string | null) => ({
  ...{ question, type: 'short_text', before, after },
});

test.each([
  ['nothing', answered(all), answered(all), []],
  [
    'one',
    answered(all),
    answered({ ...all, 1: 'L' }),
    [{ question: 'T-shirt', type: 'single_choice', before: 'M', after: 'L' }],
  ],
  [
    'a choice more',
    answered(all),
    answered({ ...all, 3: ['Mon', 'Tue'] }),
    [{ question: 'Days', type: 'multiple_choice', before: ['Mon'], after: ['Mon', 'Tue'] }],
  ],
  [
    'one that is blank now',
    answered({ 1: 'M', 2: 'x' }),
    answered({ 1: 'M' }),
    [text('Why?', 'x', null)],
  ],
  [
    'one that was blank',
    answered({ 1: 'M' }),
    answered({ 1: 'M', 2: 'x' }),
    [text('Why?', null, 'x')],
  ],
  [
    'questions since asked otherwise, the new ones first',
    answered({ 1: 'a', 2: 'b' }, { 1: 'Old?', 2: 'Same?' }),
    answered({ 5: 'b', 6: 'c' }, { 5: 'Same?', 6: 'New?' }),
    [text('New?', null, 'c'), text('Old?', 'a', null)],
  ],
  ['a moved question', answered({ 1: 'a' }, { 1: 'A?' }), answered({ 9: 'a' }, { 9: 'A?' }), []],
])('the difference of %s', (_, before, after, expected) => {
  expect(answerDifferences(before, after)).toEqual(expected);
});
