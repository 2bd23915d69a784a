import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** As a reader reads it, and as another encoder draws it with the same mask. */
const LINK = `
#######..###....#.###..#..#######
#.....#...##...##.#..#....#.....#
#.###.#.#..##.#.....##.#..#.###.#
#.###.#.###.#..#..##..##..#.###.#
#.###.#.#..#.####...#..##.#.###.#
#.....#.#.#..#.....#.##.#.#.....#
#######.#.#.#.#.#.#.#.#.#.#######
........#.##..#.#..###.#.........
#.#####..##..#...###...##.#####..
###..#..#######..#####.#..##.###.
...#..#.####.#####...##..#..#.##.
#####....###.#.####..#.#....#####
.#..#####..##.###......##....#.#.
##.###.####.#..#.##...##.##...###
.#.#..##.#.#.#.###..#.#.####.###.
##.#.#..#####.##.....#.#####.##..
##..###...#..#.#.#..#.#.##.##...#
#.##.#..#...#.#.#.####.#.###.####
.#..###.#..#..###.#.##..#..##.##.
.#.##...#..####.#...##..#########
##.#..#.#..#...#..##..##.#..##.#.
##..#..##.#..#####..##.##.##....#
#.#.######.#.#...##.###.......##.
#..#...#..###.#.#.#.#######.#.###
#...#.###.#..##..#.#..#.######...
........###.#.#.##.####.#...#.##.
#######.......##.#..#..##.#.#.##.
#.....#.##...######..#.##...#####
#.###.#.###..####.......######...
#.###.#.######.#..###.##.#..#.###
#.###.#.#.#.#####....#..#.##.##..
#.....#...###.##...#.#..###.###..
#######.#....#.#.#....####.#...#.
`;

test('a link is drawn as readers read it', () => {
  const drawn = qrCode(bytes('https://school.example/judge#k3WwQh1m0T3mC2n8d0b2mA')) ?? [];
  const rows = drawn.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));
  expect(rows).toEqual(LINK.trim().split('\n'));
});

test.each([
  [0, 21],
  [14, 21],
  [15, 25],
  [42, 29],
  [43, 33],
  [62, 33],
  [63, 37],
  [84, 37],
  [85, 41],
  [106, 41],
  [107, 45],
  [180, 53],
  [181, 57],
  [331, 69],
  [332, 73],
  [2331, 177],
  [2332, undefined],
])('%i bytes take %s modules a side', (length, size) => {
  expect(qrCode(new Uint8Array(length))?.length).toBe(size);
});

test.each([1, 20, 106, 330, 2331])('the corners of a code of %i bytes are the same', (length) => {
  const drawn = qrCode(new Uint8Array(length)) ?? [];
  const size = drawn.length;
  const ring = [true, true, true, true, true, true, true];
  for (const [row, from] of [
    [0, 0],
    [0, size - 7],
    [size - 1, 0],
  ] as const) {
    expect(drawn[row]?.slice(from, from + 7)).toEqual(ring);
  }
  expect(drawn.map((row) => row[6]).slice(8, -8)).toEqual(
    Array.from({ length: size - 16 }, (_, n) => n % 2 === 0),
  );
});
