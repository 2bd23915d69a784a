import { describe, expect, test } from 'vitest';
import { ANSWER_CASES, NO_CHOICES, NO_LISTS } from './answer-cases.ts';
import { answerErrors, answerList, normaliseAnswers } from './answers.ts';
import { DEFAULT_QUESTIONS, questionsOf } from './questions.ts';

const invalid = { code: 'invalid-choice' };

describe('the default question', () => {
  test.each([['Facebook'], [' Seniors '], ['A poster in my village'], ['साथीहरू']])(
    '%j is an answer',
    (answer) => {
      expect(answerErrors(DEFAULT_QUESTIONS, [{ '1': answer }])).toEqual([]);
    },
  );

  test.each(NO_CHOICES.map((answer) => [answer]))('%j is none', (answer) => {
    const expected = [{ number: '1', error: invalid }];
    expect(answerErrors(DEFAULT_QUESTIONS, [{ '1': answer }])).toEqual(expected);
  });

  test('a missing answer is the same', () => {
    expect(answerErrors(DEFAULT_QUESTIONS, [])).toEqual([{ number: '1', error: invalid }]);
  });
});

describe('the list', () => {
  test.each(NO_LISTS.map((answers) => [answers]))(
    '%j is not a list of single-entry objects',
    (answers) => {
      expect(answerErrors(DEFAULT_QUESTIONS, answers)[0]).toEqual({
        number: '',
        error: { code: 'not-a-list-of-answers' },
      });
    },
  );

  test('unknown and repeated questions', () => {
    const facebook = { '1': 'Facebook' };
    expect(answerErrors(DEFAULT_QUESTIONS, [facebook, { '2': 'x' }])).toEqual([
      { number: '2', error: { code: 'unknown-question' } },
    ]);
    const hostile: unknown = JSON.parse('[{"1":"Facebook"},{"__proto__":"x"}]');
    expect(answerErrors(DEFAULT_QUESTIONS, hostile)).toEqual([
      { number: '', error: { code: 'unknown-question' } },
    ]);
    expect(answerErrors(DEFAULT_QUESTIONS, [facebook, facebook])).toEqual([
      { number: '1', error: { code: 'answered-twice' } },
    ]);
  });
});

describe('each type', () => {
  test.each(ANSWER_CASES)('%j answered %j', (definition, answer, expected) => {
    const questions = questionsOf({ '1': { question: 'Q', required: true, ...definition } });
    const errors = answerErrors(questions, [{ '1': answer }]);
    expect(errors).toEqual(expected === null ? [] : [{ number: '1', error: expected }]);
  });
});

describe('conditions', () => {
  const questions = questionsOf({
    '1': { question: 'In a team?', type: 'yes_no', required: true },
    '2': {
      question: 'Its name?',
      type: 'short_text',
      required: true,
      show_if: { question: '1', is: true },
    },
  });

  test.each<[unknown, { number: string; error: object }[]]>([
    [[{ '1': 'No' }], []],
    [[{ '1': 'No' }, { '2': ' ' }], []],
    [[{ '2': 'Rhinos' }, { '1': true }], []],
    [[{ '1': 'Yes' }], [{ number: '2', error: { code: 'required', field: 'answer' } }]],
    [[{ '1': 'No' }, { '2': 'Rhinos' }], [{ number: '2', error: { code: 'not-asked' } }]],
    [[{ '1': [null] }], [{ number: '1', error: invalid }]],
  ])('%j', (answers, expected) => {
    expect(answerErrors(questions, answers)).toEqual(expected);
  });

  test('stored in order, trimmed, without blanks', () => {
    expect(normaliseAnswers(questions, [{ '2': ' Rhinos ' }, { '1': true }])).toEqual([
      { '1': 'Yes' },
      { '2': 'Rhinos' },
    ]);
    expect(normaliseAnswers(questions, [{ '2': ' ' }, { '1': 'No' }])).toEqual([{ '1': 'No' }]);
  });

  test('a link stored with its scheme', () => {
    const asked = questionsOf({ '1': { question: 'Your site?', type: 'url' } });
    expect(normaliseAnswers(asked, [{ '1': ' example.test/me ' }])).toEqual([
      { '1': 'https://example.test/me' },
    ]);
  });

  test('a form sends only what is asked', () => {
    expect(answerList(questions, { '1': 'No', '2': 'Rhinos' })).toEqual([{ '1': 'No' }]);
    expect(answerList(questions, { '1': 'Yes', '2': 'Rhinos' })).toEqual([
      { '1': 'Yes' },
      { '2': 'Rhinos' },
    ]);
  });
});
