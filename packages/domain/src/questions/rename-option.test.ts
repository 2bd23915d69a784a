import { describe, expect, test } from 'vitest';
import { renamedAnswers, renamedQuestions } from './rename-option.ts';

const SHIRT = { question: ' T-shirt ', type: 'multiple_choice', options: ['M', ' L '] };
const QUESTIONS = {
  1: { ...SHIRT, seats: { L: 20 } },
  2: { question: 'How long?', type: 'number', show_if: { question: 1, is: 'L' } },
  3: { question: 'Why?', type: 'short_text', show_if: { question: '1', is: 'M' } },
  4: 'T-shirt, again',
};

describe('questions', () => {
  test('have the other words of an option, its seats and the conditions that wait for it', () => {
    const renaming = { question: 'T-shirt', option: 'L', to: 'Large' };
    expect(renamedQuestions(QUESTIONS, renaming)).toEqual({
      ...QUESTIONS,
      1: { ...SHIRT, options: ['M', 'Large'], seats: { Large: 20 } },
      2: { ...QUESTIONS[2], show_if: { question: 1, is: 'Large' } },
    });
  });

  test('have other words themselves', () => {
    const renaming = { question: 'T-shirt', option: null, to: 'Your T-shirt' };
    expect(renamedQuestions(QUESTIONS, renaming)).toEqual({
      ...QUESTIONS,
      1: { ...QUESTIONS[1], question: 'Your T-shirt' },
    });
  });

  test.each([
    ['of no such question', { question: 'Shirt', option: 'L', to: 'Large' }],
    ['of no such option', { question: 'T-shirt', option: 'XL', to: 'Large' }],
    ['without seats', { question: 'How long?', option: null, to: 'Length' }],
    ['of a text alone', { question: 'T-shirt, again', option: null, to: 'Again' }],
  ])('are not renamed %s', (_, renaming) => {
    expect(renamedQuestions(QUESTIONS, renaming)).toBeNull();
  });

  test('are none where an event asks the default question', () => {
    expect(renamedQuestions({}, { question: 'T-shirt', option: 'L', to: 'Large' })).toBeNull();
    expect(renamedQuestions(null, { question: 'T-shirt', option: 'L', to: 'Large' })).toBeNull();
  });
});

describe('kept answers', () => {
  const questions = { 7: { question: 'T-shirt', type: 'multiple_choice', options: ['M', 'L'] } };

  test.each([
    [[{ 7: ['M', 'L'] }], [{ 7: ['M', 'Large'] }]],
    [[{ 7: ['L', 'Large'] }], [{ 7: ['Large'] }]],
    [
      [{ 7: 'L' }, { 8: 'L' }],
      [{ 7: 'Large' }, { 8: 'L' }],
    ],
    [[], []],
  ])('%j become %j', (answers, expected) => {
    const renaming = { question: 'T-shirt', option: 'L', to: 'Large' };
    expect(renamedAnswers({ answers, questions }, renaming)).toEqual({
      answers: expected,
      questions: { 7: { ...questions[7], options: ['M', 'Large'] } },
    });
  });

  test('stay where the question gets other words', () => {
    const renaming = { question: 'T-shirt', option: null, to: 'Your T-shirt' };
    expect(renamedAnswers({ answers: [{ 7: ['L'] }], questions }, renaming)).toEqual({
      answers: [{ 7: ['L'] }],
      questions: { 7: { ...questions[7], question: 'Your T-shirt' } },
    });
  });
});
