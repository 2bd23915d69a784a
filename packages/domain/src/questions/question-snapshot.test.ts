import { expect, test } from 'vitest';
import { definitionErrors } from './question-definitions.ts';
import { questionSnapshot } from './question-snapshot.ts';
import { DEFAULT_QUESTIONS, questionsOf } from './questions.ts';

const definitions = {
  '2': 'Which college?',
  '1': { question: 'Diet?', type: 'single_choice', options: ['Veg', 'Other diet'], other: true },
  '3': {
    question: 'Why?',
    type: 'long_text',
    help: 'In a few words',
    show_if: { question: '1', is: 'Veg' },
  },
  '4': { question: 'When?', type: 'date', max: '2025-07-31' },
  '5': { question: 'How many?', type: 'number', least: 0, most: 2.5 },
  '6': { question: 'Who?', type: 'short_text', max_words: 10 },
};

test.each([
  ['an event’s own questions', questionsOf(definitions)],
  ['the default question', DEFAULT_QUESTIONS],
])('a snapshot of %s is valid and reads back as the same questions', (_, questions) => {
  const snapshot = questionSnapshot(questions);
  expect(definitionErrors(snapshot)).toEqual([]);
  expect(questionsOf(JSON.parse(JSON.stringify(snapshot)))).toEqual(questions);
});

test('settings that came later stand in it only where they are set', () => {
  const keys = [
    'question',
    'type',
    'options',
    'other',
    'min',
    'max',
    'required',
    'help',
    'show_if',
  ];
  const snapshot = questionSnapshot(questionsOf(definitions));
  const keysOf = (number: string) => Object.keys(snapshot[number] ?? {}).toSorted();
  expect(keysOf('4')).toEqual(keys.toSorted());
  expect(keysOf('5')).toEqual([...keys, 'least', 'most'].toSorted());
  expect(keysOf('6')).toEqual([...keys, 'max_words'].toSorted());
});
