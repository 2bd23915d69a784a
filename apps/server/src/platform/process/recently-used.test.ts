import { expect, test } from 'vitest';
import { RecentlyUsed } from './recently-used.ts';

function memoryOf(most: number) {
  const evicted: string[] = [];
  const memory = new RecentlyUsed<string, number>(most, {
    weightOf: (_, value) => value,
    onEvicted: (key) => void evicted.push(key),
  });
  return { memory, evicted };
}

test('what was not used for longest goes first, whenever it came', () => {
  const { memory, evicted } = memoryOf(3);
  for (const key of 'abc') memory.keep(key, 1);
  memory.use('a');
  memory.keep('b', 1);
  for (const key of 'defg') memory.keep(key, 1);
  expect(evicted).toEqual(['c', 'a', 'b', 'd']);
  expect([...'abcdefg'].filter((key) => memory.use(key) !== undefined)).toEqual(['e', 'f', 'g']);
});

test.each([
  ['a heavy one pushes out as many as it needs', [2, 2, 2], 5, ['a', 'b', 'c'], 5],
  ['what is heavier than all of the room is not kept', [2, 2, 2], 7, [], 6],
  ['what just fits pushes out nothing', [2, 2], 2, [], 6],
])('%s', (_, weights, next, gone, weight) => {
  const { memory, evicted } = memoryOf(6);
  for (const [n, each] of weights.entries()) memory.keep('abc'[n] ?? '', each);
  memory.keep('next', next);
  expect([evicted, memory.weight]).toEqual([gone, weight]);
});

test('what is forgotten, also in the middle, weighs nothing and is not told of', () => {
  const { memory, evicted } = memoryOf(4);
  for (const key of 'abcd') memory.keep(key, 1);
  expect([memory.forget('b'), memory.forget('b'), memory.weight]).toEqual([1, undefined, 3]);
  memory.keep('e', 1);
  expect(evicted).toEqual([]);
  memory.forget('a');
  memory.forget('e');
  for (const key of 'fgh') memory.keep(key, 1);
  expect([evicted, memory.size, memory.weight]).toEqual([['c'], 4, 4]);
  memory.forgetAll();
  expect([memory.size, memory.weight, memory.use('d')]).toEqual([0, 0, undefined]);
  memory.keep('a', 4);
  expect(memory.use('a')).toBe(4);
});

test('a value in place of another has its own weight', () => {
  const { memory } = memoryOf(10);
  memory.keep('a', 4);
  memory.keep('a', 3);
  expect([memory.size, memory.weight, memory.use('a')]).toEqual([1, 3, 3]);
});
