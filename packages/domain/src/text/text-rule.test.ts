import { expect, test } from 'vitest';
import { onlyErrors, textError, trimmed } from './text-rule.ts';

const rule = { field: 'title', limit: 3, isRequired: true };
const required = { code: 'required', field: 'title' };

test.each([
  [undefined, required],
  [null, required],
  ['', required],
  [' \n\u00a0', required],
  [' abc ', null],
  ['😀😀😀', null],
  ['abcd', { code: 'too-long', field: 'title', limit: 3 }],
  ['a\u0000', { code: 'unstorable-text' }],
])('%j: %j', (text, expected) => {
  expect(textError(text, rule)).toEqual(expected);
});

test('an optional text may be missing', () => {
  expect(textError('  ', { field: 'help', limit: 3 })).toBeNull();
});

test('trimmed', () => {
  expect([trimmed(' a '), trimmed(null), trimmed(undefined)]).toEqual(['a', '', '']);
});

test('only fields with an error are kept', () => {
  expect(onlyErrors({ a: null, b: 'wrong' })).toEqual({ b: 'wrong' });
});
