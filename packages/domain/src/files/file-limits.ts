/** Bytes of an MB, as most programs of phones count them. */
const MB = 1_000_000;

/** What the product takes of files at most, whatever an event asks for. */
export const FILE_LIMITS = {
  /** Of one file, in bytes; a part may ask for less. */
  bytes: 500 * MB,
  /** Of one whose only use is to see whether sending works. */
  trialBytes: 25 * MB,
  /** Of one person for one event, all that is there at a time. */
  ofEvent: { bytes: 2_000 * MB, files: 200 },
  /** That one person begins to send within a day. */
  aDay: { bytes: 4_000 * MB, files: 300 },
} as const;

/** Characters of a name. */
const LONGEST_NAME = 255;

/**
 * A name as it is kept: without folders, and without what no eye sees. Of one that is too long the
 * beginning and the ending stay.
 */
export function fileNameKept(sent: string): string {
  const last = sent.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  // Marks of direction would show an ending that is none.
  const seen = last.replace(/[\p{Cc}\p{Cs}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '');
  const name = seen.trim().replace(/^\.+/, '').trim();
  if (name === '') return 'file';
  if (name.length <= LONGEST_NAME) return name;
  const ending = /\.[^.]{1,12}$/.exec(name)?.[0] ?? '';
  return `${wholePart(name, LONGEST_NAME - ending.length)}${ending}`;
}

/** Not half of a character. */
function wholePart(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
