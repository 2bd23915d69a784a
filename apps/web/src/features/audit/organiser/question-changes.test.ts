import { expect, test } from 'vitest';
import { questionChanges } from './question-changes.ts';

const TEAM = { question: 'Are you a team?', type: 'yes_no', required: true };
const SIZE = { question: 'Shirt?', type: 'single_choice', options: ['M'] };
const AGE = { question: 'Your age', type: 'number' };
const WHY = { question: 'Why?', type: 'long_text' };

test.each<[string, object, object, string | null]>([
  [
    'a removed one, behind which the numbers close up',
    { 1: TEAM, 2: AGE, 3: WHY },
    { 1: TEAM, 2: WHY },
    'Question 2 “Your age”: removed',
  ],
  [
    'a condition and an option',
    { 1: TEAM, 2: SIZE },
    { 1: TEAM, 2: { ...SIZE, options: ['M', 'L'], show_if: { question: 1, is: true } } },
    'Question 2 “Shirt?”: condition “if question 1 is Yes” added, options “M” → “M, L”',
  ],
  [
    'a condition on a question whose number closed up',
    { 1: AGE, 2: TEAM, 3: { ...WHY, show_if: { question: 2, is: true } } },
    { 1: TEAM, 2: { ...WHY, show_if: { question: 1, is: true } } },
    'Question 1 “Your age”: removed',
  ],
  [
    'another condition, and none',
    { 1: TEAM, 2: { ...AGE, show_if: { question: 1, is: true } }, 3: WHY },
    { 1: TEAM, 2: { ...AGE, show_if: { question: 1, is: false } }, 3: WHY },
    'Question 2 “Your age”: condition “if question 1 is Yes” → “if question 1 is No”',
  ],
  [
    'a condition that went',
    { 1: TEAM, 2: { ...AGE, show_if: { question: 1, is: true } } },
    { 1: TEAM, 2: AGE },
    'Question 2 “Your age”: condition “if question 1 is Yes” removed',
  ],
  [
    'other words, a type, bounds and a help',
    { 1: AGE, 2: WHY },
    {
      1: { ...AGE, question: 'Age?', least: 16, required: true, help: 'In years' },
      2: { ...WHY, type: 'short_text', max_words: 200 },
    },
    'Question 1 “Your age”: now “Age?”, least – → 16, required No → Yes, help – → “In years”; ' +
      'question 2 “Why?”: type Long text → Short text, most words – → 200',
  ],
  [
    'one that is new, and two that changed places',
    { 1: TEAM, 2: AGE },
    { 1: AGE, 2: TEAM, 3: WHY },
    'Question 2 “Your age”: now question 1; question 1 “Are you a team?”: now question 2; ' +
      'question 3 “Why?”: added',
  ],
  [
    'the days of a date',
    { 1: { question: 'Day?', type: 'date', max: '2025-07-16' } },
    { 1: { question: 'Day?', type: 'date' } },
    'Question 1 “Day?”: latest date 16 July 2025 → –',
  ],
  [
    'the same, otherwise written',
    { 1: 'Why?' },
    { 1: { question: 'Why?', type: 'short_text', required: true } },
    'the way they are written',
  ],
  ['the default question', {}, { 1: 'Why?' }, null],
  ['what an older release took', { 1: { question: 5 } }, { 1: 'Why?' }, null],
])('%s', (_, before, after, words) => {
  expect(questionChanges(before, after)).toBe(words);
});
