/** Words of correction in each block, and blocks, of the versions 1 to 40 at level M. */
const CORRECTION = '10 16 26 18 24 16 18 22 22 26 30 22 22 24 24 28 28 26 26 26 26';
const EVER_AFTER = 28;
const BLOCKS =
  '1 1 1 2 2 4 4 4 5 5 5 8 9 9 10 10 11 13 14 16 17 17 18 20 21 23 25 26 28 29 31 33 35 37 38 40 43 45 47 49';

/** How a code is built; its side has 17 + 4 times its number modules. */
type Version = {
  readonly number: number;
  /** Words of data. */
  readonly room: number;
  /** Whether the length stands in two bytes. */
  readonly isLong: boolean;
  readonly blocks: number;
  /** Words of data of a block; the last blocks have one more. */
  readonly data: number;
  readonly longer: number;
  readonly correction: number;
};

/** The smallest version with room for so many bytes; null where none has. */
export function versionFor(bytes: number): Version | null {
  for (const [at, blocks] of BLOCKS.split(' ').map(Number).entries()) {
    const number = at + 1;
    const correction = Number(CORRECTION.split(' ')[at] ?? EVER_AFTER);
    const room = wordsIn(number) - blocks * correction;
    const isLong = number > 9;
    if (bytes + (isLong ? 3 : 2) > room) continue;
    const [data, longer] = [Math.floor(room / blocks), room % blocks];
    return { number, room, isLong, blocks, data, longer, correction };
  }
  return null;
}

/** The words that a version holds: what the patterns of its frame leave, in eights. */
function wordsIn(version: number): number {
  const marks = Math.floor(version / 7) + 2;
  const squares = version > 1 ? (25 * marks - 10) * marks - 55 : 0;
  const numbers = version > 6 ? 36 : 0;
  return Math.floor(((16 * version + 128) * version + 64 - squares - numbers) / 8);
}

/** The centres of the small squares by which readers straighten a code: row and column. */
export function alignmentsOf(version: number): readonly (readonly [number, number])[] {
  if (version === 1) return [];
  const last = 10 + 4 * version;
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : 2 * Math.ceil((4 * version + 4) / (2 * count - 2));
  const lines = Array.from({ length: count }, (_, n) =>
    n === 0 ? 6 : last - (count - 1 - n) * step,
  );
  // Three corners have large squares already.
  const isFree = (row: number, column: number) =>
    (row > 6 || column > 6) && !(row === 6 && column === last) && !(row === last && column === 6);
  return lines.flatMap((row) =>
    lines.flatMap((column) => (isFree(row, column) ? [[row, column] as const] : [])),
  );
}

/** The number of a version with its correction, from the lowest bit; none below version 7. */
export function versionBits(version: number): readonly boolean[] {
  if (version < 7) return [];
  let rest = version;
  for (let n = 0; n < 12; n += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  return Array.from({ length: 18 }, (_, n) => ((bits >> n) & 1) === 1);
}
