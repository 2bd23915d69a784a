import { answerList } from '@pratibha/domain/questions/answers';
import { questionsOf } from '@pratibha/domain/questions/questions';
import { expect, it } from 'vitest';
import { answersOf } from './answer-state.ts';
import { entriesOf } from './kept-entries.ts';

const questions = questionsOf({
  1: { question: 'How?', type: 'single_choice', options: ['Facebook', 'Seniors'], other: true },
  2: { question: 'Tools', type: 'multiple_choice', options: ['Pen', 'Ink'], other: true },
  3: { question: 'Why?', type: 'short_text' },
  4: { question: 'Tell us', type: 'long_text' },
  5: { question: 'Years', type: 'number' },
  6: { question: 'Site', type: 'url' },
  7: { question: 'A team?', type: 'yes_no' },
  8: { question: 'Since', type: 'date' },
});

it.each([
  [
    'each type',
    {
      1: 'Seniors',
      2: ['Ink', 'Pen'],
      3: 'For fun',
      4: 'One line\nand another',
      5: 2.5,
      6: 'https://ink.example',
      7: 'No',
      8: '2024-02-29',
    },
  ],
  ['a text of one’s own', { 1: 'A poster', 2: ['Pen', 'Loom'] }],
  ['nothing at all', {}],
])('what was kept is sent as it was: %s', (_, answers) => {
  const entries = entriesOf(questions, answers);
  const sent = answerList(questions, answersOf(questions, entries));
  expect(Object.assign({}, ...sent)).toEqual(answers);
});

it('shows what is none of the options as Other', () => {
  expect(entriesOf(questions, { 1: 'A poster' })).toEqual({
    1: { text: '', chosen: [], isOther: true, other: 'A poster' },
  });
});
