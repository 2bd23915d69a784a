import { expect, test } from 'vitest';
import { schemaIssueWords } from './schema-issues.ts';

test.each([
  [{ code: 'invalid_type', expected: 'object' }, 'Give an object.'],
  [{ code: 'invalid_type', expected: 'nothing known' }, 'Give a value of another kind.'],
  [{ code: 'invalid_value', values: ['A', 'B'] }, 'Choose one of A, B.'],
  [{ code: 'too_big', origin: 'string', maximum: 200 }, 'The most is 200 characters.'],
  [{ code: 'too_big', origin: 'number', maximum: 50 }, 'The most is 50.'],
  [{ code: 'too_small', origin: 'array', minimum: 1 }, 'The least is 1 in the list.'],
  [{ code: 'invalid_format' }, 'This is not written as the call asks for it.'],
])('%j', (issue, sentence) => {
  expect(schemaIssueWords(issue)).toBe(sentence);
});
