import { withCorrection } from './correction.ts';
import { alignmentsOf, versionBits, versionFor } from './versions.ts';

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Rows of modules; null where nothing stands yet. */
type Drawn = (boolean | null)[][];

/**
 * A QR code (ISO/IEC 18004) of an address at level M, so that a sixth may be covered, as rows of
 * dark modules without the quiet zone around it; null where the address has more than 2,331 bytes.
 */
export function qrCode(bytes: Uint8Array): readonly (readonly boolean[])[] | null {
  const version = versionFor(bytes.length);
  if (version === null) return null;
  const words = withCorrection(wordsOf(bytes, version), version);
  const frame = frameOf(version.number);
  const tried = MASKS.map((isMasked, mask) => {
    const drawn = frame.map((row) => [...row]);
    writeFormat(drawn, mask);
    writeWords(drawn, words, isMasked);
    return drawn.map((row) => row.map((module) => module === true));
  });
  return tried.reduce((best, each) => (unevenness(each) < unevenness(best) ? each : best));
}

/** Byte mode, the length, the bytes, an end, and what fills the rest. */
function wordsOf(
  bytes: Uint8Array,
  { room, isLong }: { readonly room: number; readonly isLong: boolean },
): number[] {
  const { length } = bytes;
  const nibbles = [4, ...(isLong ? [length >> 12, (length >> 8) & 15] : [])];
  for (const byte of [length & 255, ...bytes]) nibbles.push(byte >> 4, byte & 15);
  nibbles.push(0);
  const words: number[] = [];
  for (let n = 0; n < nibbles.length; n += 2) {
    words.push(((nibbles[n] ?? 0) << 4) | (nibbles[n + 1] ?? 0));
  }
  for (let filled = 0; words.length < room; filled += 1) words.push(filled % 2 ? 0x11 : 0xec);
  return words;
}

/** What is the same in every code of a size; the places of the format are taken, not written. */
function frameOf(version: number): Drawn {
  const size = 17 + 4 * version;
  const drawn: Drawn = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const square = (top: number, left: number, radius: number, isDark: (ring: number) => boolean) => {
    for (let row = -radius; row <= radius; row += 1) {
      for (let column = -radius; column <= radius; column += 1) {
        const line = drawn[top + row];
        if (line?.[left + column] === undefined) continue;
        line[left + column] = isDark(Math.max(Math.abs(row), Math.abs(column)));
      }
    }
  };
  for (let n = 8; n < size - 8; n += 1) {
    set(drawn, 6, n, n % 2 === 0);
    set(drawn, n, 6, n % 2 === 0);
  }
  for (const [top, left] of alignmentsOf(version)) square(top, left, 2, (ring) => ring !== 1);
  for (const [top, left] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    square(top, left, 4, (ring) => ring !== 2 && ring !== 4);
  }
  for (const [n, isDark] of versionBits(version).entries()) {
    const [along, across] = [size - 11 + (n % 3), Math.floor(n / 3)];
    set(drawn, along, across, isDark);
    set(drawn, across, along, isDark);
  }
  writeFormat(drawn, 0);
  return drawn;
}

/** Level M and the mask, twice, so that one of the two may be covered. */
function writeFormat(drawn: Drawn, mask: number): void {
  let rest = mask;
  for (let n = 0; n < 10; n += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const size = drawn.length;
  for (let n = 0; n < 15; n += 1) {
    const isDark = ((bits >> n) & 1) === 1;
    const [row, column] = n < 6 ? [n, 8] : n < 8 ? [n + 1, 8] : [8, n === 8 ? 7 : 14 - n];
    set(drawn, row, column, isDark);
    if (n < 8) set(drawn, 8, size - 1 - n, isDark);
    else set(drawn, size - 15 + n, 8, isDark);
  }
  set(drawn, size - 8, 8, true);
}

/** In columns of two from the right, up and down by turns, around what stands there already. */
function writeWords(
  drawn: Drawn,
  words: readonly number[],
  isMasked: (row: number, column: number) => boolean,
): void {
  const size = drawn.length;
  let bit = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const isUp = ((right > 6 ? right + 1 : right + 2) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (drawn[row]?.[column] !== null) continue;
        const isSet = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        set(drawn, row, column, isSet !== isMasked(row, column));
        bit += 1;
      }
    }
  }
}

function set(drawn: Drawn, row: number, column: number, isDark: boolean): void {
  const line = drawn[row];
  if (line) line[column] = isDark;
}

/** How hard it is to read: long runs, squares of one colour, more dark than light. */
function unevenness(modules: readonly (readonly boolean[])[]): number {
  const size = modules.length;
  const columns = modules.map((_, column) => modules.map((row) => row[column] === true));
  let points = 0;
  for (const line of [...modules, ...columns]) {
    let run = 0;
    line.forEach((isDark, n) => {
      run = n > 0 && line[n - 1] === isDark ? run + 1 : 1;
      if (run === 5) points += 3;
      else if (run > 5) points += 1;
    });
  }
  let dark = 0;
  modules.forEach((row, at) => {
    row.forEach((isDark, column) => {
      if (isDark) dark += 1;
      const others = [row[column + 1], modules[at + 1]?.[column], modules[at + 1]?.[column + 1]];
      if (others.every((each) => each === isDark)) points += 3;
    });
  });
  return points + 10 * Math.floor(Math.abs((20 * dark) / (size * size) - 10));
}
