import { expect, test } from 'vitest';
import { UNSTORABLE_TEXT } from './storable-text.ts';
import { onlyErrors, textError, trimmed } from './text-rule.ts';

const rule = { label: 'Title', limit: 3, required: 'Title is required' };

test.each([
  [undefined, rule.required],
  [null, rule.required],
  ['', rule.required],
  [' \n\u00a0', rule.required],
  [' abc ', null],
  ['😀😀😀', null],
  ['abcd', 'Title can have at most 3 characters.'],
  ['a\u0000', UNSTORABLE_TEXT],
])('%j: %s', (text, expected) => {
  expect(textError(text, rule)).toBe(expected);
});

test('an optional text may be missing', () => {
  expect(textError('  ', { label: 'Help', limit: 3 })).toBeNull();
});

test('trimmed', () => {
  expect([trimmed(' a '), trimmed(null), trimmed(undefined)]).toEqual(['a', '', '']);
});

test('only fields with a message are kept', () => {
  expect(onlyErrors({ a: null, b: 'wrong' })).toEqual({ b: 'wrong' });
});
