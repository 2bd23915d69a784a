import { describe, expect, test } from 'vitest';
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

  test.each([[''], ['  '], [null], ['Other'], [' other '], [1], [true], [['Facebook']], [{}]])(
    '%j is none',
    (answer) => {
      const expected = [{ number: '1', error: invalid }];
      expect(answerErrors(DEFAULT_QUESTIONS, [{ '1': answer }])).toEqual(expected);
    },
  );

  test('a missing answer is the same', () => {
    expect(answerErrors(DEFAULT_QUESTIONS, [])).toEqual([{ number: '1', error: invalid }]);
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
      error: { code: 'not-a-list-of-answers' },
    });
  });

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
  const base = { question: 'Q', required: true };
  const options = ['A', 'B', 'C'];
  const [min, max] = ['2025-07-16', '2025-07-31'];
  test.each<[object, unknown, object | null]>([
    [{ type: 'single_choice', options }, 'A', null],
    [{ type: 'single_choice', options }, 'D', invalid],
    [{ type: 'single_choice', options: ['A', 'Other'] }, 'Other', null],
    [{ type: 'multiple_choice', options }, ['A', 'C'], null],
    [{ type: 'multiple_choice', options }, ['A', ' A '], invalid],
    [{ type: 'multiple_choice', options }, ['A', 'D'], invalid],
    [{ type: 'multiple_choice', options }, [], invalid],
    [{ type: 'multiple_choice', options }, 'A', invalid],
    [{ type: 'multiple_choice', options }, ['A', 1], invalid],
    [{ type: 'multiple_choice', options, other: true }, ['A', 'My own'], null],
    [{ type: 'multiple_choice', options, other: true }, ['My own', 'And more'], invalid],
    [{ type: 'multiple_choice', options, other: true }, ['A', 'Other'], invalid],
    [{ type: 'multiple_choice', options, other: true }, ['A', ' '], invalid],
    [{ type: 'yes_no' }, 'Yes', null],
    [{ type: 'yes_no' }, false, null],
    [{ type: 'yes_no' }, 'yes', invalid],
    [{ type: 'number' }, 0, null],
    [{ type: 'number' }, -1.5, null],
    [{ type: 'number' }, '5', { code: 'not-a-number' }],
    [{ type: 'number' }, Number.POSITIVE_INFINITY, { code: 'not-a-number' }],
    [{ type: 'number' }, null, { code: 'required', field: 'answer' }],
    [{ type: 'date' }, '2025-07-16', null],
    [{ type: 'date' }, ' 2024-02-29 ', null],
    [{ type: 'date' }, '2025-02-30', { code: 'not-a-day' }],
    [{ type: 'date' }, '1899-12-31', { code: 'not-a-day' }],
    [{ type: 'date' }, '16 July 2025', { code: 'not-a-day' }],
    [{ type: 'date' }, '2025-07-16T10:00:00Z', { code: 'not-a-day' }],
    [{ type: 'date' }, 20250716, { code: 'not-a-day' }],
    [{ type: 'date' }, ['2025-07-16'], { code: 'not-a-day' }],
    [{ type: 'date' }, '', { code: 'required', field: 'answer' }],
    [{ type: 'date', required: false }, ' ', null],
    [{ type: 'date', required: false }, 'soon', { code: 'not-a-day' }],
    [{ type: 'date', min, max }, min, null],
    [{ type: 'date', min, max }, max, null],
    [{ type: 'date', min, max }, '2025-07-15', { code: 'day-too-early', min }],
    [{ type: 'date', min, max }, '2025-08-01', { code: 'day-too-late', max }],
    [{ type: 'date', min }, '2199-12-31', null],
    [{ type: 'date', min: ` ${min} ` }, '2025-07-15', { code: 'day-too-early', min }],
    [{ type: 'date', max, min: null }, '1900-01-01', null],
    [{ type: 'date', max }, '2025-08-01', { code: 'day-too-late', max }],
    [{ type: 'url' }, 'https://example.test', null],
    [{ type: 'url' }, 'example.test/me', null],
    [{ type: 'url' }, 5, { code: 'not-a-text' }],
    [{ type: 'url' }, 'javascript:alert(1)', { code: 'invalid-link' }],
    [
      { type: 'url' },
      `https://a.test/${'a'.repeat(2048)}`,
      { code: 'too-long', field: 'link', limit: 2048 },
    ],
    [{ type: 'short_text' }, 'text', null],
    [{ type: 'short_text' }, ' ', { code: 'required', field: 'answer' }],
    [{ type: 'short_text' }, 5, { code: 'not-a-text' }],
    [{ type: 'short_text' }, ['text'], { code: 'not-a-text' }],
    [{ type: 'long_text' }, 'अ'.repeat(2000), null],
    [{ type: 'long_text' }, 'अ'.repeat(2001), { code: 'too-long', field: 'answer', limit: 2000 }],
    [{ type: 'short_text', required: false }, ' ', null],
    [{ type: 'single_choice', options, required: false }, null, null],
    [{ type: 'single_choice', options, required: false }, 'D', invalid],
  ])('%j answered %j', (definition, answer, expected) => {
    const questions = questionsOf({ '1': { ...base, ...definition } });
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
