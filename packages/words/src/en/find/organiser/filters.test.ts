import { conditionsOf } from '@pratibha/domain/find/find';
import { expect, test } from 'vitest';
import { conditionWords } from './filters.ts';

test.each([
  ['college:contains:Pokhara', 'College: contains “Pokhara”'],
  ['tag:is:1,2', 'Tag: Bus or 2'],
  ['age:between:15,18', 'Age: 15 to 18'],
  ['age:between:15,', 'Age: from 15'],
  ['age:between:,18', 'Age: to 18'],
  ['assigned:empty', 'Assigned to: none'],
  ['notes:filled', 'Notes: any'],
  ['answer.T-shirt:is:M', 'T-shirt: M'],
  ['answer.How far?:filled', 'How far? any'],
])('%s reads %s', (text, words) => {
  const [condition] = conditionsOf('registrations', text) ?? [];
  expect(condition && conditionWords(condition, (id) => (id === '1' ? 'Bus' : undefined))).toBe(
    words,
  );
});
