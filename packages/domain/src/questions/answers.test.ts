import { describe, expect, test } from 'vitest';
import { answerErrors, answerList, normaliseAnswers, QUESTION_MESSAGES } from './answers.ts';
import { DEFAULT_QUESTIONS, questionsOf } from './questions.ts';

const spec = 'Please select or enter a valid response.';

describe('the default question', () => {
  test.each([['Facebook'], [' Seniors '], ['A poster in my village'], ['साथीहरू']])(
    '%j is an answer',
    (answer) => {
      expect(answerErrors(DEFAULT_QUESTIONS, [{ '1': answer }])).toEqual([]);
    },
  );

  test.each([[''], ['  '], [null], ['Other'], [' other '], [1], [true], [['Facebook']], [{}]])(
    '%j is none',
    (answer) => {
      const expected = [{ number: '1', message: spec }];
      expect(answerErrors(DEFAULT_QUESTIONS, [{ '1': answer }])).toEqual(expected);
    },
  );

  test('a missing answer has the same words', () => {
    expect(answerErrors(DEFAULT_QUESTIONS, [])).toEqual([{ number: '1', message: spec }]);
  });
});

describe('the list', () => {
  test.each<[unknown]>([
    [{ '1': 'Facebook' }],
    ['Facebook'],
    [null],
    [[{}]],
    [[null]],
    [['Facebook']],
    [[{ '1': 'Facebook', '2': 'x' }]],
  ])('%j is not a list of single-entry objects', (answers) => {
    expect(answerErrors(DEFAULT_QUESTIONS, answers)[0]).toEqual({
      number: '',
      message: QUESTION_MESSAGES.list,
    });
  });

  test('unknown and repeated questions', () => {
    const facebook = { '1': 'Facebook' };
    expect(answerErrors(DEFAULT_QUESTIONS, [facebook, { '2': 'x' }])).toEqual([
      { number: '2', message: QUESTION_MESSAGES.unknown },
    ]);
    const hostile: unknown = JSON.parse('[{"1":"Facebook"},{"__proto__":"x"}]');
    expect(answerErrors(DEFAULT_QUESTIONS, hostile)).toEqual([
      { number: '', message: QUESTION_MESSAGES.unknown },
    ]);
    expect(answerErrors(DEFAULT_QUESTIONS, [facebook, facebook])).toEqual([
      { number: '1', message: QUESTION_MESSAGES.duplicate },
    ]);
  });
});

describe('each type', () => {
  const base = { question: 'Q', required: true };
  const options = ['A', 'B', 'C'];
  test.each<[object, unknown, string | null]>([
    [{ type: 'single_choice', options }, 'A', null],
    [{ type: 'single_choice', options }, 'D', spec],
    [{ type: 'single_choice', options: ['A', 'Other'] }, 'Other', null],
    [{ type: 'multiple_choice', options }, ['A', 'C'], null],
    [{ type: 'multiple_choice', options }, ['A', ' A '], spec],
    [{ type: 'multiple_choice', options }, ['A', 'D'], spec],
    [{ type: 'multiple_choice', options }, [], spec],
    [{ type: 'multiple_choice', options }, 'A', spec],
    [{ type: 'multiple_choice', options }, ['A', 1], spec],
    [{ type: 'multiple_choice', options, other: true }, ['A', 'My own'], null],
    [{ type: 'multiple_choice', options, other: true }, ['My own', 'And more'], spec],
    [{ type: 'multiple_choice', options, other: true }, ['A', 'Other'], spec],
    [{ type: 'multiple_choice', options, other: true }, ['A', ' '], spec],
    [{ type: 'yes_no' }, 'Yes', null],
    [{ type: 'yes_no' }, false, null],
    [{ type: 'yes_no' }, 'yes', spec],
    [{ type: 'number' }, 0, null],
    [{ type: 'number' }, -1.5, null],
    [{ type: 'number' }, '5', QUESTION_MESSAGES.number],
    [{ type: 'number' }, Number.POSITIVE_INFINITY, QUESTION_MESSAGES.number],
    [{ type: 'number' }, null, QUESTION_MESSAGES.required],
    [{ type: 'url' }, 'https://example.test', null],
    [{ type: 'url' }, 'javascript:alert(1)', QUESTION_MESSAGES.url],
    [
      { type: 'url' },
      `https://a.test/${'a'.repeat(2048)}`,
      'A link can have at most 2,048 characters.',
    ],
    [{ type: 'short_text' }, 'text', null],
    [{ type: 'short_text' }, ' ', QUESTION_MESSAGES.required],
    [{ type: 'short_text' }, 5, QUESTION_MESSAGES.text],
    [{ type: 'short_text' }, ['text'], QUESTION_MESSAGES.text],
    [{ type: 'long_text' }, 'अ'.repeat(2000), null],
    [{ type: 'long_text' }, 'अ'.repeat(2001), 'An answer can have at most 2,000 characters.'],
    [{ type: 'short_text', required: false }, ' ', null],
    [{ type: 'single_choice', options, required: false }, null, null],
    [{ type: 'single_choice', options, required: false }, 'D', spec],
  ])('%j answered %j', (definition, answer, expected) => {
    const questions = questionsOf({ '1': { ...base, ...definition } });
    const errors = answerErrors(questions, [{ '1': answer }]);
    expect(errors).toEqual(expected === null ? [] : [{ number: '1', message: expected }]);
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

  test.each<[unknown, { number: string; message: string }[]]>([
    [[{ '1': 'No' }], []],
    [[{ '1': 'No' }, { '2': ' ' }], []],
    [[{ '2': 'Rhinos' }, { '1': true }], []],
    [[{ '1': 'Yes' }], [{ number: '2', message: QUESTION_MESSAGES.required }]],
    [[{ '1': 'No' }, { '2': 'Rhinos' }], [{ number: '2', message: QUESTION_MESSAGES.hidden }]],
    [[{ '1': [null] }], [{ number: '1', message: spec }]],
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

  test('a form sends only what is asked', () => {
    expect(answerList(questions, { '1': 'No', '2': 'Rhinos' })).toEqual([{ '1': 'No' }]);
    expect(answerList(questions, { '1': 'Yes', '2': 'Rhinos' })).toEqual([
      { '1': 'Yes' },
      { '2': 'Rhinos' },
    ]);
  });
});
