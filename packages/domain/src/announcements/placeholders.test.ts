import { expect, test } from 'vitest';
import {
  fillPlaceholders,
  firstName,
  type PlaceholderError,
  placeholderError,
} from './placeholders.ts';

const FACTS = { first_name: 'Asha', name: 'Asha Gurung', event: 'Poster', status: null };

test.each([
  ['Dear {{first_name|student}},', 'Dear Asha,'],
  ['{{ first_name | student }}', 'Asha'],
  ['{{name|you}} and {{name|you}}', 'Asha Gurung and Asha Gurung'],
  ['{{event|the event}}: {{status|as it was}}', 'Poster: as it was'],
  ['no placeholder { at } all', 'no placeholder { at } all'],
  ['one line\n{{first_name|student}}', 'one line\nAsha'],
])('%j becomes %j', (text, filled) => {
  expect(fillPlaceholders(text, FACTS)).toBe(filled);
});

test.each([
  ['a blank name', { ...FACTS, first_name: ' ' }, 'student'],
  ['no name', { ...FACTS, first_name: null }, 'student'],
  ['a name like a placeholder', { ...FACTS, first_name: '{{event|x}}' }, '{{event|x}}'],
  ['a name like a replacement', { ...FACTS, first_name: '$&$1' }, '$&$1'],
] as const)('%s', (_, facts, filled) => {
  expect(fillPlaceholders('{{first_name|student}}', facts)).toBe(filled);
});

const WRONG: readonly (readonly [string, PlaceholderError | null])[] = [
  ['{{event|it}}', null],
  ['{ {{name|x}} }', null],
  ['', null],
  ['{{event}}', { code: 'placeholder-without-fallback', name: 'event', line: 1 }],
  ['{{event| }}', { code: 'placeholder-without-fallback', name: 'event', line: 1 }],
  ['\n\n{{email|x}}', { code: 'unknown-placeholder', name: 'email', line: 3 }],
  ['{{constructor|x}}', { code: 'unknown-placeholder', name: 'constructor', line: 1 }],
  ['{{}}', { code: 'unknown-placeholder', name: '', line: 1 }],
  ['{{name|x', { code: 'placeholder-not-closed', line: 1 }],
  ['ok\nname}}', { code: 'placeholder-not-closed', line: 2 }],
  ['{{name|{{event|x}}}}', { code: 'placeholder-not-closed', line: 1 }],
];

test.each(WRONG)('%j of registrations', (text, wrong) => {
  expect(placeholderError(text, 'registrations')).toEqual(wrong);
});

test('a list of people knows of no event', () => {
  expect(placeholderError('{{event|it}}', 'users')).toEqual({
    code: 'unknown-placeholder',
    name: 'event',
    line: 1,
  });
});

test.each([
  ['Asha Gurung', 'Asha'],
  [' Asha ', 'Asha'],
  ['', null],
])('the first name of %j is %j', (name, first) => {
  expect(firstName(name)).toBe(first);
});
