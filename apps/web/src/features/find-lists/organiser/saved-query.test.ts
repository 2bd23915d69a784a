import { expect, test } from 'vitest';
import { isSameQuery, savedQuery } from './saved-query.ts';

test('a saved filter keeps what a list asks for, but for the edition', () => {
  const asked = { status: 'PENDING', edition: '2025', q: undefined, sort: '-id' };
  expect(savedQuery(asked)).toEqual({ status: 'PENDING', sort: '-id' });
});

test.each([
  [{}, {}, true],
  [{ q: 'asha' }, { q: 'asha' }, true],
  [{ q: 'asha' }, {}, false],
  [{}, { q: 'asha' }, false],
  [{ q: 'asha' }, { q: 'rai' }, false],
])('%j asks for the same as %j: %j', (one, other, isSame) => {
  expect(isSameQuery(one, other)).toBe(isSame);
});
