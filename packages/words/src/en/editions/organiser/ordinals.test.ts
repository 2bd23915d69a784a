import { expect, test } from 'vitest';
import { nextOrdinal, ordinalOf } from './ordinals.ts';

test.each([
  [1, 'First'],
  [8, 'Eighth'],
  [9, '9th'],
  [11, '11th'],
  [21, '21st'],
  [22, '22nd'],
  [113, '113th'],
])('%d is %s', (number, word) => {
  expect(ordinalOf(number)).toBe(word);
});

test.each([
  ['Second edition', 'Third edition'],
  ['first fair', 'Second fair'],
  ['Eighth edition', '9th edition'],
  ['20th edition', '21st edition'],
  ['Once more', 'Once more'],
  ['2nd', 'Third'],
  ['', ''],
])('after %j comes %j', (text, next) => {
  expect(nextOrdinal(text)).toBe(next);
});
