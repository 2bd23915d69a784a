import { Bytes, textOf } from './bytes.ts';

/** What the directory at the end of an archive says of one entry. */
export type DirectoryEntry = {
  readonly name: string;
  /** Packed and unpacked, in bytes. */
  readonly packed: number;
  readonly size: number;
  /** Where its own header stands in the file. */
  readonly at: number;
  /** Without what its own header adds, which stands elsewhere. */
  readonly least: number;
  readonly is_link: boolean;
  readonly is_encrypted: boolean;
};

export type Directory = {
  /** Where it stands in the file. */
  readonly from: number;
  readonly entries: readonly DirectoryEntry[];
};

/** `unread`: it begins before the bytes that are there; `broken`: there is none, or it lies. */
type DirectoryFailure = 'unread' | 'broken';

const END = 'PK\x05\x06';
const END_LENGTH = 22;
const END64_LOCATOR = 'PK\x06\x07';
const END64 = 'PK\x06\x06';
const ENTRY = 'PK\x01\x02';
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const NOT_HERE = 0xffff_ffff;
/** The longest comment after the end. */
const END_WITHIN = END_LENGTH + 65_535;

type Frame = { readonly from: number; readonly length: number; readonly count: number };

/**
 * Reads the directory of a ZIP out of its last bytes.
 * @param size of the file
 */
export function readDirectory(tail: Bytes, size: number): Directory | DirectoryFailure {
  const end = endOf(tail);
  if (end === -1) return 'broken';
  const begins = size - tail.length;
  const frame = frameOf(tail, end, begins);
  if (frame === 'unread') return 'unread';
  if (frame === null || frame.from + frame.length > begins + end) return 'broken';
  if (frame.from < begins) return 'unread';
  const bytes = tail.part(frame.from - begins, frame.from - begins + frame.length);
  const entries = entriesIn(bytes);
  if (entries === null || entries.length !== frame.count) return 'broken';
  return { from: frame.from, entries };
}

/** Whether these last bytes end as an archive does, whatever the file begins with. */
export function endsAsZip(tail: Bytes): boolean {
  return endOf(tail) !== -1;
}

/** The comment that it announces comes to the end of the file: what only looks so does not. */
function endOf(tail: Bytes): number {
  const from = Math.max(0, tail.length - END_WITHIN);
  const part = tail.part(from);
  let found = -1;
  for (let at = part.find(END); at !== -1; at = part.find(END, at + 1))
    if (at + END_LENGTH + part.u16(at + 20, true) === part.length) found = at;
  return found === -1 ? -1 : from + found;
}

function frameOf(tail: Bytes, end: number, begins: number): Frame | 'unread' | null {
  if (tail.u16(end + 4, true) !== 0) return null;
  const count = tail.u16(end + 10, true);
  const length = tail.u32(end + 12, true);
  const from = tail.u32(end + 16, true);
  if (count !== 0xffff && length !== NOT_HERE && from !== NOT_HERE) return { from, length, count };
  const locator = end - 20;
  if (tail.ascii(locator, 4) !== END64_LOCATOR)
    return count === 0xffff ? { from, length, count } : null;
  const at = tail.u64(locator + 8) - begins;
  if (at < 0) return 'unread';
  if (tail.ascii(at, 4) !== END64) return null;
  return { count: tail.u64(at + 32), length: tail.u64(at + 40), from: tail.u64(at + 48) };
}

function entriesIn(bytes: Bytes): readonly DirectoryEntry[] | null {
  const entries: DirectoryEntry[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (bytes.ascii(at, 4) !== ENTRY) return null;
    const name = bytes.u16(at + 28, true);
    const extra = bytes.u16(at + 30, true);
    const comment = bytes.u16(at + 32, true);
    const next = at + ENTRY_LENGTH + name + extra + comment;
    if (next > bytes.length) return null;
    entries.push(entryAt(bytes, at, name, extra));
    at = next;
  }
  return entries;
}

function entryAt(bytes: Bytes, at: number, name: number, extra: number): DirectoryEntry {
  const begin = at + ENTRY_LENGTH;
  const long = longNumbers(bytes.part(begin + name, begin + name + extra));
  // In this order, and only those that do not fit.
  const number = (stands: number) => {
    const short = bytes.u32(at + stands, true);
    return short === NOT_HERE ? (long.shift() ?? short) : short;
  };
  const [size, packed, local] = [number(24), number(20), number(42)];
  return {
    name: textOf(bytes.all.subarray(begin, begin + name)),
    ...{ packed, size, at: local, least: LOCAL_LENGTH + name + packed },
    // Above the sixteen bits of Windows stand those of Unix.
    is_link: ((bytes.u32(at + 38, true) >>> 16) & 0xf000) === 0xa000,
    is_encrypted: (bytes.u16(at + 8, true) & 0x2041) !== 0 || bytes.u16(at + 10, true) === 99,
  };
}

function longNumbers(extra: Bytes): number[] {
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = extra.u16(at + 2, true);
    if (extra.u16(at, true) === 1)
      return Array.from({ length: Math.floor(Math.min(length, 24) / 8) }, (_, n) =>
        extra.u64(at + 4 + n * 8),
      );
    at += 4 + length;
  }
  return [];
}
