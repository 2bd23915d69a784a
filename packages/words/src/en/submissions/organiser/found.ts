import type { FindingCode } from '@pratibha/domain/preflight/findings';

type Found = {
  readonly code: string;
  readonly dpi?: number | undefined;
  readonly print?: string | undefined;
};

/** What does not meet, in two or three words. */
const SHORT: Readonly<Partial<Record<FindingCode, string>>> = {
  'wrong-kind': 'another kind of file',
  svg: 'an SVG',
  heic: 'HEIC',
  unreadable: 'cannot be opened',
  'too-many-pixels': 'too many pixels',
  'pdf-encrypted': 'asks for a password',
  'zip-bomb': 'unpacks to far too much',
  'zip-traversal': 'names that lead outside',
  'zip-link': 'has links inside',
  'zip-encrypted': 'asks for a password',
  'zip-overlapping': 'damaged inside',
  'zip-equal-names': 'two files of one name',
  polyglot: 'two kinds in one file',
  'no-readme': 'no README',
};

/** '72 dpi' */
export function foundInShort({ code, dpi }: Found): string {
  if (dpi !== undefined) return `${dpi} dpi`;
  return SHORT[code as FindingCode] ?? 'something in it';
}

/** Of works in the list whose files or links need a look. */
export const FOUND_WORDS = {
  doesNotMeet: (what: readonly string[]) => `Does not meet: ${[...new Set(what)].join(', ')}`,
  noLongerOpens: (count: number) =>
    count === 1 ? 'A link no longer opens' : `${count} links no longer open`,
  doesNotOpen: (count: number) =>
    count === 1 ? 'A link does not open' : `${count} links do not open`,
} as const;
