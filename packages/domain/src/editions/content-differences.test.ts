import { expect, test } from 'vitest';
import { contentDifferences } from './content-differences.ts';
import type { Json } from './json.ts';

type Case = readonly [
  string,
  Json,
  Json,
  readonly (readonly [string, Json | undefined, Json | undefined])[],
];
const CASES: readonly Case[] = [
  ['the same', { a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] }, []],
  ['in another order', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
  ['a field', { a: 1, b: 2 }, { a: 1, b: 3 }, [['/b', 2, 3]]],
  ['null', { a: null }, { a: 'x' }, [['/a', null, 'x']]],
  ['an entry', { a: [1, 2] }, { a: [1, 3] }, [['/a/1', 2, 3]]],
  ['within an entry', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }, [['/a/0/b', 1, 2]]],
  ['one more at the end', { a: [1] }, { a: [1, 2] }, [['/a/1', undefined, 2]]],
  ['one more in the middle', { a: [1, 3] }, { a: [1, 2, 3] }, [['/a/1', undefined, 2]]],
  ['one less', { a: [1, 2, 3] }, { a: [1, 3] }, [['/a/1', 2, undefined]]],
  [
    'one less, another changed',
    { a: [1, 2, 3] },
    { a: [4, 3] },
    [
      ['/a/0', 1, undefined],
      ['/a/1', 2, undefined],
      ['/a/0', undefined, 4],
    ],
  ],
  ['a name that needs escaping', { 'a/b': 1 }, { 'a/b': 2 }, [['/a~1b', 1, 2]]],
];

test.each(CASES)('%s', (_, before, after, expected) => {
  const found = contentDifferences(before, after);
  expect(found.map((each) => [each.pointer, each.before, each.after])).toEqual(expected);
});
