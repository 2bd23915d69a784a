import { expect, test } from 'vitest';
import { arranged } from './arrange.ts';
import { moved } from './moved.ts';

const ALL = [
  { id: 'select', isSelect: true },
  { id: 'id' },
  { id: 'user_name', isTitle: true },
  { id: 'status' },
  { id: 'college' },
  { id: 'actions', isActions: true },
];

test.each([
  [
    ['college', 'status'],
    ['college', 'status'],
  ],
  [[], []],
  [['nothing', 'college'], ['college']],
])('of the chosen %j there are %j between the name and the buttons', (chosen, between) => {
  expect(arranged(ALL, chosen).map(({ id }) => id)).toEqual([
    ...['select', 'user_name'],
    ...between,
    'actions',
  ]);
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
