import { DEFAULT_QUESTIONS, questionsOf } from '@pratibha/domain/questions/questions';
import { describe, expect, it } from 'vitest';
import { answerWords, BLANK_ENTRY } from '../../questions/questions.ts';
import { type Entries, restoredEntries } from './answer-state.ts';
import { checkEntries } from './check-entries.ts';

const MESSAGE = 'Please select or enter a valid response.';

describe('the default question', () => {
  it.each<[string, Entries, object[], Record<string, string>]>([
    ['nothing chosen', {}, [], { 1: MESSAGE }],
    ['an option', { 1: { ...BLANK_ENTRY, text: 'Facebook' } }, [{ 1: 'Facebook' }], {}],
    [
      'Other, specified',
      { 1: { ...BLANK_ENTRY, isOther: true, other: '  A friend ' } },
      [{ 1: 'A friend' }],
      {},
    ],
    [
      'Other, blank',
      { 1: { ...BLANK_ENTRY, isOther: true, other: '  ' } },
      [{ 1: 'Other' }],
      { 1: MESSAGE },
    ],
  ])('%s', (_, entries, list, errors) => {
    const checked = checkEntries(DEFAULT_QUESTIONS, entries);
    expect(checked.list).toEqual(list);
    expect(checked.errors).toEqual(errors);
  });
});

describe('other types', () => {
  const questions = questionsOf({
    1: { question: 'Team?', type: 'yes_no', required: true },
    2: {
      question: 'How many?',
      type: 'number',
      required: true,
      show_if: { question: 1, is: 'Yes' },
    },
    3: { question: 'Tools?', type: 'multiple_choice', options: ['Pen', 'Ink'], other: true },
  });

  it('sends numbers as numbers and lists as lists', () => {
    const { list, errors } = checkEntries(questions, {
      1: { ...BLANK_ENTRY, text: 'Yes' },
      2: { ...BLANK_ENTRY, text: ' 3 ' },
      3: { ...BLANK_ENTRY, chosen: ['Ink'], isOther: true, other: 'Loom' },
    });
    expect(errors).toEqual({});
    expect(list).toEqual([{ 1: 'Yes' }, { 2: 3 }, { 3: ['Ink', 'Loom'] }]);
  });

  it('refuses what is no number', () => {
    const entries = { 1: { ...BLANK_ENTRY, text: 'Yes' }, 2: { ...BLANK_ENTRY, text: 'three' } };
    expect(checkEntries(questions, entries).errors).toEqual({ 2: 'Enter a number.' });
  });

  it('leaves out what is not asked after all', () => {
    const entries = { 1: { ...BLANK_ENTRY, text: 'No' }, 2: { ...BLANK_ENTRY, text: 'three' } };
    expect(checkEntries(questions, entries)).toMatchObject({ list: [{ 1: 'No' }], errors: {} });
  });
});

describe('answers that were kept', () => {
  it.each<[string, unknown, Entries]>([
    [
      'are there again',
      { 1: { ...BLANK_ENTRY, text: 'Seniors' } },
      { 1: { ...BLANK_ENTRY, text: 'Seniors' } },
    ],
    [
      'get what an older release did not keep',
      { 1: { text: 'Seniors' } },
      { 1: { ...BLANK_ENTRY, text: 'Seniors' } },
    ],
    ['lose what is unknown', { 1: { ...BLANK_ENTRY, mood: 'good' } }, { 1: BLANK_ENTRY }],
    ['fall out with their question', { 9: { ...BLANK_ENTRY, text: 'x' } }, {}],
    ['are none where something else was kept', ['Seniors'], {}],
  ])('%s', (_, kept, entries) => {
    const restored = restoredEntries(DEFAULT_QUESTIONS, kept);
    expect(restored).toEqual(entries);
    expect(() => checkEntries(DEFAULT_QUESTIONS, restored)).not.toThrow();
  });
});

it('tells stored answers in words', () => {
  expect(answerWords('multiple_choice', ['Pen', 'Loom'])).toBe('Pen, Loom');
  expect(answerWords('number', 3)).toBe('3');
});
