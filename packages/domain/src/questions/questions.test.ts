import { describe, expect, test } from 'vitest';
import { settingsIn } from './question-settings.ts';
import {
  DEFAULT_QUESTIONS,
  isVisible,
  type Question,
  questionsOf,
  visibleQuestions,
} from './questions.ts';

describe('questionsOf', () => {
  test.each([[undefined], [null], [{}]])('%j means the one default question', (value) => {
    expect(questionsOf(value)).toBe(DEFAULT_QUESTIONS);
    expect(questionsOf(value)).toMatchObject([
      {
        number: '1',
        question: 'How do you know about the event?',
        options: ['Facebook', 'Instagram', 'Newspaper', 'Seniors'],
        other: true,
        required: true,
      },
    ]);
  });

  test('a plain string is a required short text', () => {
    expect(questionsOf({ '1': ' Team name? ' })).toEqual([
      {
        number: '1',
        question: 'Team name?',
        type: 'short_text',
        ...settingsIn({}),
        required: true,
        help: null,
        showIf: null,
      },
    ]);
  });

  test('numbers order by value, and settings get their defaults', () => {
    const questions = questionsOf({
      '10': { question: 'Why?', type: 'long_text', show_if: { question: 2, is: true } },
      '2': { question: 'First time?', type: 'yes_no', help: '  ' },
    });
    expect(questions.map((question) => question.number)).toEqual(['2', '10']);
    expect(questions[0]).toMatchObject({ required: false, other: false, help: null, showIf: null });
    expect(questions[1]).toMatchObject({ showIf: { question: '2', is: 'Yes' } });
  });
});

describe('visibility', () => {
  const questions = questionsOf({
    '1': { question: 'Team?', type: 'yes_no' },
    '2': {
      question: 'Tools?',
      type: 'multiple_choice',
      options: ['Figma', 'Code'],
      show_if: { question: '1', is: 'Yes' },
    },
    '3': { question: 'Language?', type: 'short_text', show_if: { question: '2', is: 'Code' } },
  });

  test.each([
    [{}, ['1']],
    [{ '1': 'No' }, ['1']],
    [{ '1': 'Yes' }, ['1', '2']],
    [{ '1': ' Yes ', '2': ['Figma'] }, ['1', '2']],
    [{ '1': 'Yes', '2': ['Figma', 'Code'] }, ['1', '2', '3']],
    [{ '1': 'No', '2': ['Code'] }, ['1']],
  ])('%j asks %j', (answers, expected) => {
    expect(visibleQuestions(questions, answers).map((each) => each.number)).toEqual(expected);
  });

  test('a condition on a question that is not there is never met', () => {
    const orphan = { ...(questions[2] as Question), showIf: { question: '9', is: 'Yes' } };
    expect(isVisible(orphan, [orphan], { '9': 'Yes' })).toBe(false);
  });
});
