import { expect, test } from 'vitest';
import { initialsOf, isToldOf, whyNotGive } from './assigned.ts';

test.each([
  ['Asha Rai', 'AR'],
  ['asha kumari rai', 'AR'],
  ['Asha', 'A'],
  [' ', ''],
  ['निमा शेर्पा', 'निशे'],
  ['🙂 Rai', '🙂R'],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test.each([
  ['all', 6, true],
  ['all', null, true],
  ['mine', 5, true],
  ['mine', 6, false],
  ['mine', null, false],
  ['mine-and-nobodys', 5, true],
  ['mine-and-nobodys', 6, false],
  ['mine-and-nobodys', null, true],
] as const)('who chose %s is told of a row of %j: %j', (chosen, whose, expected) => {
  expect(isToldOf(chosen, 5, whose)).toBe(expected);
});

test('rows are given to who works at each of their desks', () => {
  expect(whyNotGive([true, true])).toBeNull();
  expect(whyNotGive([true, false])).toBe('not-their-desk');
});
