import { expect, test } from 'vitest';
import { Chance } from './chance.ts';

const FIRST = [0.47500502737239003, 0.7862061425112188, 0.7054863632656634];

const drawn = (seed: number, count: number) => {
  const chance = new Chance(seed);
  return Array.from({ length: count }, () => chance.fraction());
};

/** The demo's names and dates stand on these: with other numbers it looks otherwise. */
test('a seed gives the same numbers for ever', () => {
  expect(drawn(20_250_716, 3)).toEqual(FIRST);
  expect(drawn(20_250_717, 3)).not.toEqual(FIRST);
});

test('numbers are spread evenly, within their bounds', () => {
  const chance = new Chance(1);
  const tallied = [0, 0, 0, 0];
  for (let n = 0; n < 4_000; n += 1) {
    const drawn = chance.between(-1, 2);
    tallied[drawn + 1] = (tallied[drawn + 1] ?? 0) + 1;
  }
  expect(tallied).toHaveLength(4);
  for (const times of tallied) expect(Math.abs(times - 1_000)).toBeLessThan(100);
});

test('what happens never, always and in one of one', () => {
  const chance = new Chance(2);
  const tries = Array.from({ length: 1_000 }, () => [
    chance.happens(0),
    chance.happens(100),
    chance.oneIn(1),
  ]);
  expect(new Set(tries.map(String))).toEqual(new Set(['false,true,true']));
});

test('picks and shuffles lose nothing, and nothing is picked from an empty list', () => {
  const chance = new Chance(3);
  const list = Array.from({ length: 20 }, (_, at) => at);
  const shuffled = chance.shuffle(list);
  expect(shuffled).not.toEqual(list);
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(list);
  expect(new Set(Array.from({ length: 500 }, () => chance.pick(list))).size).toBe(20);
  expect(() => chance.pick([])).toThrow(RangeError);
});
