import { expect, test } from 'vitest';
import { comparedQuestions } from './compared-questions.ts';

const SIZE = { question: 'Which size?', type: 'single_choice', options: ['S', 'M'] };
const SAME = { added: [], removed: [], changed: [], isReordered: false };

test.each<[string, object, object, object]>([
  ['the same', { '1': 'Team?', '2': SIZE }, { '1': 'Team?', '2': SIZE }, SAME],
  ['the usual question, said or not', {}, {}, SAME],
  ['one more', { '1': 'Team?' }, { '1': 'Team?', '2': SIZE }, { ...SAME, added: ['Which size?'] }],
  ['one less', { '1': 'Team?', '2': SIZE }, { '1': SIZE }, { ...SAME, removed: ['Team?'] }],
  [
    'other options',
    { '1': SIZE },
    { '1': { ...SIZE, options: ['S', 'M', 'L'] } },
    { ...SAME, changed: ['Which size?'] },
  ],
  [
    'needed by now',
    { '1': SIZE },
    { '1': { ...SIZE, required: true } },
    { ...SAME, changed: ['Which size?'] },
  ],
  [
    'another order, with a condition that moves along',
    {
      '1': SIZE,
      '2': 'Team?',
      '3': { question: 'Why?', type: 'text', show_if: { question: 1, is: 'S' } },
    },
    {
      '1': 'Team?',
      '2': SIZE,
      '3': { question: 'Why?', type: 'text', show_if: { question: 2, is: 'S' } },
    },
    { ...SAME, isReordered: true },
  ],
  [
    'another condition',
    { '1': SIZE, '2': { question: 'Why?', type: 'text', show_if: { question: 1, is: 'S' } } },
    { '1': SIZE, '2': { question: 'Why?', type: 'text', show_if: { question: 1, is: 'M' } } },
    { ...SAME, changed: ['Why?'] },
  ],
  [
    'other words: another question',
    { '1': 'Team?' },
    { '1': 'Your team?' },
    { ...SAME, added: ['Your team?'], removed: ['Team?'] },
  ],
])('%s', (_title, before, after, compared) => {
  expect(comparedQuestions(before, after)).toEqual(compared);
});
