import type { EditionContent } from '@pratibha/domain/editions/content';

/** Shorter pieces may be said by any college, and by the product: 'Prize pool', 'Sign in'. */
const FEWEST_WORDS = 3;

/**
 * What no other college would say: names, places and addresses, and every sentence of an edition.
 * In lower case and without marks, as `foundIn` looks for them.
 * @param fewest how many words make a sentence
 */
export function wordsOfCollege(content: EditionContent, fewest = FEWEST_WORDS): string[] {
  const { title, shortTitle, tagline, headline, organiser, contact, place, workshops } = content;
  const names = [
    ...[title, shortTitle, tagline, headline, organiser],
    ...[contact.phone, contact.email, new URL(contact.website).host, workshops.formUrl ?? ''],
    ...[place.name, place.address, place.locality],
    ...[String(place.latitude), String(place.longitude)],
  ];
  const sentences = textsIn(content)
    .flatMap((text) => plain(text).split(/(?<=[.!?:;])\s+|\n+/))
    .filter((piece) => piece.split(/\s+/).length >= fewest);
  const words = [...names.map(plain), ...sentences].map((piece) => piece.trim());
  return [...new Set(words.filter((piece) => piece !== ''))];
}

/**
 * Those of the words that stand in a text, be it of a page with its markup, of a mail or of a file.
 */
export function foundIn(text: string, words: readonly string[]): string[] {
  const plainText = plain(text);
  const read = plain(text.replaceAll(/<[^>]*>/g, ''));
  return words.filter((word) => plainText.includes(word) || read.includes(word));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** The software is called as its first college is: what programs alone read keeps that name. */
const IDENTIFIERS = /\b(__Host-)?pratibha_[\w…-]*|Asia\/Kathmandu/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&#39;': "'" },
  '\\u003c': '<',
};

function plain(text: string): string {
  return text
    .replaceAll(IDENTIFIERS, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27|#39);|\\u003c/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\]\([^)]*\)|[*[\]`]|^(?:#+|-) /gm, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .toLowerCase();
}
