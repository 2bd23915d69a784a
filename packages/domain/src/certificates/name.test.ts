import { expect, test } from 'vitest';
import { printable } from './letters.ts';
import { LONGEST_NAME, nameError, plainName } from './name.ts';

test.each([
  'Om',
  'Susmita Shrestha',
  '  Susmita\tShrestha ',
  'José Ñúñez-O’Brien',
  'सुस्मिता श्रेष्ठ',
  // With a joiner, which shapes the first letter.
  'र्\u200dयाली',
  'ज्ञानेन्द्र बहादुर क्षेत्री',
  'Susmita (सुस्मिता) Shrestha',
  'क'.repeat(LONGEST_NAME),
])('%j stands on a certificate', (name) => {
  expect(nameError(name)).toBeNull();
});

test.each([
  ['', { code: 'required', field: 'name' }],
  ['   ', { code: 'required', field: 'name' }],
  ['...', { code: 'required', field: 'name' }],
  ['क'.repeat(LONGEST_NAME + 1), { code: 'too-long', field: 'name', limit: LONGEST_NAME }],
  ['Susmita\u0000', { code: 'unstorable-text' }],
  ['Susmita\u0007 Shrestha', { code: 'hidden-letters' }],
  ['Susmita\u202e ahtserhS', { code: 'hidden-letters' }],
  ['\u2067Susmita', { code: 'hidden-letters' }],
  ['Susmita\u200b', { code: 'hidden-letters' }],
  ['Su\u200dsmita', { code: 'hidden-letters' }],
  ['सुस्मिता\u200d', { code: 'hidden-letters' }],
  ['Sus\u00admita', { code: 'hidden-letters' }],
  ['Sus\u2028mita', { code: 'hidden-letters' }],
  ['Susmita 🏆', { code: 'unprintable-letter', letter: '🏆' }],
  ['王小明', { code: 'unprintable-letter', letter: '王' }],
  ['Нурбек', { code: 'unprintable-letter', letter: 'Н' }],
])('%j does not: %j', (name, error) => {
  expect(nameError(name)).toEqual(error);
});

test('a name is kept with composed letters and single spaces', () => {
  expect(plainName(' Jose\u0301 \u00a0 Nu\u0301n\u0303ez\n')).toBe('José Núñez');
});

test('what the font lacks is left out of other texts', () => {
  expect(printable('🏆  Hackathon\u202e 2025 – श्रेष्ठ')).toBe('Hackathon 2025 – श्रेष्ठ');
});
