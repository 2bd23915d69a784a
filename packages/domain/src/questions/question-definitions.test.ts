import { describe, expect, test } from 'vitest';
import {
  CONDITIONS,
  CHOICE as choice,
  DAY as day,
  RIGHT_DEFINITIONS,
  WRONG_DEFINITIONS,
  WRONG_SETTINGS,
  withCondition,
} from './definition-cases.ts';
import { definitionErrors } from './question-definitions.ts';

const pathsOf = (value: unknown) => definitionErrors(value).map((error) => error.path);

describe('right definitions', () => {
  test.each(RIGHT_DEFINITIONS.map((value) => [value]))('%j', (value) => {
    expect(definitionErrors(value)).toEqual([]);
  });
});

describe('wrong definitions', () => {
  test.each(WRONG_DEFINITIONS)('%#', (value, expected) => {
    expect(pathsOf(value)).toEqual(expected);
  });

  test.each(WRONG_SETTINGS)('what is wrong with the settings of %j', (definition, path, error) => {
    expect(definitionErrors({ '1': definition })).toEqual([{ path, error }]);
  });

  test('at most 50 questions', () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index + 1}`, 'Why?']));
    expect(pathsOf(many(50))).toEqual([]);
    expect(pathsOf(many(51))).toEqual(['']);
  });
});

describe('conditions look back to an answer that can be given', () => {
  test.each(CONDITIONS)('%j', (condition, expected) => {
    expect(pathsOf(withCondition(condition))).toEqual(expected);
  });

  test('no condition can wait for a day', () => {
    const later = { ...choice, show_if: { question: '1', is: '2025-07-16' } };
    expect(pathsOf({ '1': day, '2': later })).toEqual(['/2/show_if/question']);
  });

  test('names the question that it looks back to', () => {
    expect(definitionErrors(withCondition({ question: '2', is: 'x' }))).toEqual([
      {
        path: '/3/show_if/question',
        error: { code: 'condition-on-no-earlier-choice' },
      },
    ]);
  });
});
