import type { Bytes } from './bytes.ts';
import type { ByteFault, ZipFacts } from './facts.ts';
import { type Directory, type DirectoryEntry, readDirectory } from './zip-directory.ts';

/** How many entries are told. */
const MOST_TOLD = 500;
/** Text packs some ten times; a thousand times is nothing but the same byte. */
const MOST_RATIO = 200;
/** So little harms nobody, however it is packed. */
const HARMLESS_BYTES = 50_000_000;
const MOST_UNPACKED = 20_000_000_000;
/** What systems put beside the files, and nobody sent. */
const OF_SYSTEMS = /(?:^|\/)(?:__MACOSX(?:\/|$)|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;
const README = /^(?:[^/]+\/)?readme(?:\.(?:md|markdown|txt|rst|adoc|pdf|docx?|odt|rtf|html?))?$/i;

type ReadZip = { readonly zip: ZipFacts | null; readonly faults: readonly ByteFault[] };

/**
 * What the last bytes of an archive tell of it; nothing is unpacked.
 * @returns no facts and no fault where its directory begins before these bytes
 */
export function readZip(tail: Bytes, size: number): ReadZip {
  const directory = readDirectory(tail, size);
  if (directory === 'unread') return { zip: null, faults: [] };
  if (directory === 'broken') return { zip: null, faults: ['unreadable'] };
  const { entries } = directory;
  const files = entries.filter(({ name }) => !name.endsWith('/') && !OF_SYSTEMS.test(name));
  const readme = readmeOf(files);
  return {
    zip: {
      entries: files
        .slice(0, MOST_TOLD)
        .map((entry) => ({ name: shown(entry.name), size: entry.size })),
      entry_count: files.length,
      unpacked: unpackedOf(entries),
      readme: readme === null ? null : { name: shown(readme), text: null },
    },
    faults: faultsOf(directory, size),
  };
}

/** What an archive says of itself: at its top, or in the one folder that it was packed as. */
function readmeOf(files: readonly DirectoryEntry[]): string | null {
  const found = files.filter(({ name }) => README.test(name)).map(({ name }) => name);
  return found.toSorted((a, b) => a.split('/').length - b.split('/').length)[0] ?? null;
}

const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Without what turns the order of letters, or is none. */
function shown(name: string): string {
  return name.replaceAll(CONTROLS, '\ufffd').slice(0, 500).toWellFormed();
}

function unpackedOf(entries: readonly DirectoryEntry[]): number {
  return entries.reduce((sum, { size }) => sum + size, 0);
}

function faultsOf({ entries, from }: Directory, size: number): readonly ByteFault[] {
  const found: readonly (readonly [ByteFault, boolean])[] = [
    ['zip-bomb', isBomb(entries, size)],
    ['zip-traversal', entries.some(({ name }) => leadsOutside(name))],
    ['zip-backslashes', entries.some(({ name }) => name.includes('\\'))],
    ['zip-link', entries.some(({ is_link }) => is_link)],
    ['zip-encrypted', entries.some(({ is_encrypted }) => is_encrypted)],
    ['zip-overlapping', areOverlapping(entries, from)],
    ['zip-equal-names', haveEqualNames(entries)],
  ];
  return found.filter(([, is]) => is).map(([fault]) => fault);
}

function isBomb(entries: readonly DirectoryEntry[], size: number): boolean {
  const unpacked = unpackedOf(entries);
  if (unpacked > MOST_UNPACKED) return true;
  if (unpacked <= HARMLESS_BYTES) return false;
  const isPackedSo = ({ size: large, packed }: DirectoryEntry) =>
    large > HARMLESS_BYTES && large > packed * MOST_RATIO;
  return unpacked > size * MOST_RATIO || entries.some(isPackedSo);
}

/** Unpacked, it would land elsewhere than in the folder that one chose. */
function leadsOutside(name: string): boolean {
  const path = name.replaceAll('\\', '/');
  return path.startsWith('/') || /^[a-z]:/i.test(path) || path.split('/').includes('..');
}

/** The same bytes are several entries, so that little unpacks to very much. */
function areOverlapping(entries: readonly DirectoryEntry[], from: number): boolean {
  const sorted = entries.toSorted((a, b) => a.at - b.at);
  return sorted.some(({ at, least }, n) => at + least > (sorted[n + 1]?.at ?? from));
}

/** On Windows, a Mac and most phones one of two such would be lost. */
function haveEqualNames(entries: readonly DirectoryEntry[]): boolean {
  const names = entries.map(({ name }) => name.replace(/\/$/, '').normalize('NFC').toLowerCase());
  return new Set(names).size !== names.length;
}
