import type { QuestionType } from './question-types.ts';

const invalid = { code: 'invalid-choice' };
const options = ['A', 'B', 'C'];
const [min, max] = ['2025-07-16', '2025-07-31'];

/**
 * What is no answer to the default question.
 * @internal only tests use this file
 */
export const NO_CHOICES: readonly unknown[] = [
  '',
  '  ',
  null,
  'Other',
  ' other ',
  1,
  true,
  ['Facebook'],
  {},
];

/**
 * What is no list of answers, whatever was asked.
 * @internal
 */
export const NO_LISTS: readonly unknown[] = [
  { '1': 'Facebook' },
  'Facebook',
  null,
  [{}],
  [null],
  ['Facebook'],
  [{ '1': 'Facebook', '2': 'x' }],
];

type Definition = { readonly type: QuestionType; readonly [setting: string]: unknown };

/**
 * A definition, an answer, and what is wrong with it.
 * @internal
 */
export const ANSWER_CASES: [Definition, unknown, object | null][] = [
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
  [{ type: 'number', least: 0, most: 60 }, 0, null],
  [{ type: 'number', least: 0, most: 60 }, 60, null],
  [{ type: 'number', least: 0, most: 60 }, -0.5, { code: 'number-too-small', least: 0 }],
  [{ type: 'number', least: 0, most: 60 }, 999_999, { code: 'number-too-large', most: 60 }],
  [{ type: 'number', least: 0.5, most: null }, 0.25, { code: 'number-too-small', least: 0.5 }],
  [{ type: 'number', least: 1 }, 'many', { code: 'not-a-number' }],
  [{ type: 'date' }, '2025-07-16', null],
  [{ type: 'date' }, ' 2024-02-29 ', null],
  [{ type: 'date' }, '२०२५-०७-१६', null],
  [{ type: 'date', min, max }, '२०२५-०८-०१', { code: 'day-too-late', max }],
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
  [{ type: 'short_text', max_words: 3 }, ' हाम्रो उपत्यकाको नक्सा ', null],
  [
    { type: 'short_text', max_words: 3 },
    'one two three four',
    { code: 'answer-of-too-many-words', limit: 3 },
  ],
  [{ type: 'long_text', max_words: 150 }, 'word '.repeat(150), null],
  [
    { type: 'long_text', max_words: 150 },
    'word '.repeat(151),
    { code: 'answer-of-too-many-words', limit: 150 },
  ],
  [{ type: 'short_text', required: false }, ' ', null],
  [{ type: 'single_choice', options, required: false }, null, null],
  [{ type: 'single_choice', options, required: false }, 'D', invalid],
];
