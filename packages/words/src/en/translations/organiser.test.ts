import { expect, test } from 'vitest';
import { TRANSLATIONS_WORDS, translatedPlace } from './organiser.ts';

test.each([
  ['/title', 'Title'],
  ['/event_questions/1/question', 'Questionnaire 1, question'],
  ['/event_questions/10/options/1', 'Questionnaire 10, option 2'],
  ['/parts/0/name', 'What is handed in 1, name'],
  ['/rounds/1/criteria/0/levels/2', 'Judging 2, criterion 1, level 3'],
  ['/12/subject', 'Subject'],
  ['/0', ''],
])('%s is read as %s', (pointer, words) => {
  expect(translatedPlace(pointer)).toBe(words);
});

test('one is one', () => {
  const { missing, texts, saved, unsaved } = TRANSLATIONS_WORDS;
  expect([
    missing(0),
    missing(12),
    texts(1),
    texts(2),
    saved(1),
    saved(2),
    unsaved(1),
    unsaved(2),
  ]).toEqual([
    ...['Complete in Nepali', 'Missing in Nepali: 12', '1 text', '2 texts'],
    ...['1 text saved', '2 texts saved', '1 text not saved', '2 texts not saved'],
  ]);
});
