import { inLatinDigits, inNepaliDigits } from '../language/nepali-numbers.ts';

/** What is found by words, each with its id. */
const FOUND_KINDS = ['person', 'event', 'registration', 'submission', 'announcement'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

export const SEARCH_LIMITS = {
  /** Of each kind so many are found, the likeliest first; how many there are is not counted. */
  ofKind: 5,
  /** What somebody opened last, in one browser. */
  recent: 10,
  /** Characters that say something; a number has one. */
  least: 2,
  most: 200,
} as const;

/** One thing of a kind. */
export type FoundThing = { readonly kind: FoundKind; readonly id: number };

/** Whether these words say enough to be searched for. */
export function isSearched(q: string): boolean {
  const words = q.trim();
  return [...words].length >= SEARCH_LIMITS.least || numberIn(words) !== null;
}

/** The number that is meant: `12` or `#12`, in Devanagari, too; null where it is none. */
export function numberIn(q: string): number | null {
  const found = /^#?(\d{1,10})$/.exec(inLatinDigits(q.trim()))?.[1];
  const number = found === undefined ? 0 : Number(found);
  return number > 0 && number <= MAX_ID ? number : null;
}

const MAX_ID = 2_147_483_647;

/** How a thing is named in an address and in a browser: 'person-12'. */
export function nameOfThing({ kind, id }: FoundThing): string {
  return `${kind}-${id}`;
}

/** The thing that is so named, or null. */
export function thingNamed(name: string): FoundThing | null {
  const [, kindName, digits] = /^([a-z]+)-([1-9]\d{0,9})$/.exec(name) ?? [];
  const kind = FOUND_KINDS.find((each) => each === kindName);
  const id = Number(digits);
  return kind !== undefined && id <= MAX_ID ? { kind, id } : null;
}

/** What was opened last, with this before it; once each, and no more than are kept. */
export function withRecent(
  recent: readonly FoundThing[],
  opened: FoundThing,
): readonly FoundThing[] {
  const others = recent.filter(({ kind, id }) => kind !== opened.kind || id !== opened.id);
  return [opened, ...others].slice(0, SEARCH_LIMITS.recent);
}

/** How a word may be written: as it is, and with the digits of either script. */
export function writtenWays(word: string): readonly string[] {
  return [...new Set([word, inLatinDigits(word), inNepaliDigits(word)])];
}

/** Whether every word stands in the text, in any case and with digits of either script. */
export function holdsWords(text: string, q: string): boolean {
  const lower = inLatinDigits(text.toLowerCase());
  return inLatinDigits(q.toLowerCase())
    .split(/\s+/u)
    .every((word) => lower.includes(word));
}
