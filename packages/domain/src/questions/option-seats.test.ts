import { describe, expect, test } from 'vitest';
import {
  chosenOptions,
  fullAnswers,
  fullOptions,
  haveSeats,
  type SeatedOption,
  seatsLeft,
} from './option-seats.ts';
import { questionSnapshot } from './question-snapshot.ts';
import { questionsOf } from './questions.ts';

const SHIRT = { question: 'T-shirt', type: 'single_choice', options: ['M', 'L'], other: true };
const MEALS = { question: 'Meals', type: 'multiple_choice', options: ['Lunch', 'Dinner'] };
const questions = questionsOf({
  1: 'Your name?',
  2: { ...SHIRT, seats: { ' L ': 2 } },
  7: { ...MEALS, seats: { Dinner: 0 } },
});
const given = (...answers: object[]) => ({ answers, questions: questionSnapshot(questions) });

test('questions have seats where an option has a number', () => {
  expect(haveSeats(questions)).toBe(true);
  expect(questions[1]?.seats).toEqual({ L: 2 });
  expect(haveSeats(questionsOf({ 1: SHIRT, 2: { ...MEALS, seats: {} } }))).toBe(false);
  // A registration keeps nothing of it.
  expect(questionSnapshot(questions)['2']).not.toHaveProperty('seats');
});

test('every text of an answer is counted by the words of its question', () => {
  expect(chosenOptions(given({ 2: 'L' }, { 7: ['Lunch', 'Dinner'] }))).toEqual([
    { question: 'T-shirt', option: 'L' },
    { question: 'Meals', option: 'Lunch' },
    { question: 'Meals', option: 'Dinner' },
  ]);
  expect(chosenOptions({ answers: [], questions: {} })).toEqual([]);
});

test.each([
  [{ seats: 3, taken: 1 }, 2],
  [{ seats: 3, taken: 3 }, 0],
  [{ seats: 1, taken: 3 }, 0],
  [{ seats: null, taken: 3 }, null],
])('of %j are left %j', (counted, left) => {
  expect(seatsLeft(counted)).toBe(left);
});

describe('an option is full', () => {
  const row = (id: number, option: string, seats: number | null, taken: number) => ({
    ...{ id, option, seats, taken, question: option === 'Dinner' ? 'Meals' : 'T-shirt' },
  });
  const counted: readonly (SeatedOption & { readonly id: number })[] = [
    row(1, 'L', 1, 1),
    row(1, 'Large', 1, 1),
    row(2, 'M', null, 9),
    row(3, 'Dinner', 0, 0),
  ];
  test.each([
    ['for who chooses it anew', [{ 2: 'L' }], null, ['L']],
    ['also under a name that it had', [{ 2: 'Large' }], null, ['Large']],
    ['not for who has it', [{ 2: 'L' }], [{ 2: 'L' }], []],
    ['not for who has it under another name', [{ 2: 'L' }], [{ 2: 'Large' }], []],
    ['for who has something else', [{ 2: 'L' }], [{ 2: 'M' }], ['L']],
    ['not where there is no end of it', [{ 2: 'M' }], null, []],
    ['where it has no seats at all', [{ 7: ['Dinner', 'Lunch'] }], null, ['Dinner']],
    ['not where it is not counted', [{ 2: 'Another' }], null, []],
  ])('%s', (_, chosen, before, full) => {
    const found = fullOptions(counted, given(...chosen), before && given(...before));
    expect(found.map(({ option }) => option)).toEqual(full);
  });
});

test('it is said at the question, or at the list where the words of it are others by now', () => {
  const full = [
    { question: 'Meals', option: 'Dinner' },
    { question: 'Shirt', option: 'L' },
  ];
  expect(fullAnswers(questions, full)).toEqual([
    { number: '7', error: { code: 'option-full', option: 'Dinner' } },
    { number: '', error: { code: 'option-full', option: 'L' } },
  ]);
});
