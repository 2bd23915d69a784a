import { expect, test } from 'vitest';
import { limitOfNew, nameOfTranslated, translatedOf, translationError } from './translations.ts';

test.each([
  ['edition-2', { kind: 'edition', id: 2 }],
  ['event-17', { kind: 'event', id: 17 }],
  ['remarks-17', { kind: 'remarks', id: 17 }],
  ['announcements-3', { kind: 'announcements', id: 3 }],
  ['announcements', { kind: 'announcements', id: null }],
] as const)('%s', (name, of) => {
  expect(translatedOf(name)).toEqual(of);
  expect(nameOfTranslated(of)).toBe(name);
});

test.each(['', 'event', 'event-0', 'event-01', 'users-1', 'remarks'])('%j is none', (name) => {
  expect(translatedOf(name)).toBeNull();
});

test.each([
  ['नमस्ते', 6, null],
  ['नमस्ते', 5, { code: 'longer-than', limit: 5 }],
  ['a\u0000', 9, { code: 'unstorable-text' }],
] as const)('%j of at most %i: %j', (text, limit, expected) => {
  expect(translationError(text, limit)).toEqual(expected);
});

test('what is said of a decision may be translated before it is said, an event is there', () => {
  expect([limitOfNew('remarks'), limitOfNew('event'), limitOfNew('edition')]).toEqual([
    2_000,
    null,
    null,
  ]);
});
