import { expect, test } from 'vitest';
import { arranged, moved } from './arrange.ts';

const ALL = [
  { id: 'select', isSelect: true },
  { id: 'id' },
  { id: 'user_name', isTitle: true },
  { id: 'status' },
  { id: 'college' },
  { id: 'actions', isActions: true },
];
const idsOf = (chosen: readonly string[] | null) =>
  arranged('registrations', ALL, chosen).map(({ id }) => id);

test('a list begins with the columns of everybody, where they stand', () => {
  expect(idsOf(null)).toEqual(['select', 'id', 'user_name', 'status', 'actions']);
});

test.each([
  [
    ['college', 'status'],
    ['college', 'status'],
  ],
  [[], []],
  [['nothing', 'college'], ['college']],
])('of the chosen %j there are %j between the name and the buttons', (chosen, between) => {
  expect(idsOf(chosen)).toEqual(['select', 'user_name', ...between, 'actions']);
});

test.each([
  ['b', -1, ['b', 'a', 'c']],
  ['b', 1, ['a', 'c', 'b']],
  ['a', -1, ['a', 'b', 'c']],
  ['c', 1, ['a', 'b', 'c']],
  ['x', 1, ['a', 'b', 'c']],
] as const)('%s moved by %i gives %j', (name, by, expected) => {
  expect(moved(['a', 'b', 'c'], name, by)).toEqual(expected);
});
