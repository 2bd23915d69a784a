import { EDITION, type EditionContent } from '../editions/content.ts';
import type { Picture } from '../editions/pictures.ts';
import { text, type Value } from '../value.ts';

/** What a picture shows, in words. */
const PICTURE_TEXT = text().limit;

/** What an edition says of its Nepali where some of it is there, and some is not. */
export type TranslationWarning = {
  readonly code: 'texts-without-nepali';
  readonly missing: number;
};

/** A text that somebody wrote, with where it stands. */
export type PlacedText = {
  /** A JSON pointer into what holds it. */
  readonly path: string;
  readonly text: string;
  /** The most that its translation may have, in code points: as much as itself. */
  readonly limit: number;
  readonly isMarkdown: boolean;
};

/** What stands as it is in every language, though it is text: numbers to call, names of people. */
const SAME_EVERYWHERE = /^\/contact\/phone$|^\/(?:team|sponsors)\/all\/\d+\/name$/;

/** All that an edition says in words, in the order of its content. */
export function textsOfEdition(content: EditionContent): readonly PlacedText[] {
  return placed(EDITION, content, '').filter(({ path }) => !SAME_EVERYWHERE.test(path));
}

/** Whether a text says something in Latin letters, so that Nepali readers miss theirs. */
export function wantsTranslation(text: string): boolean {
  return /\p{Script=Latin}/u.test(text);
}

function placed(value: Value, given: unknown, path: string): PlacedText[] {
  if (given === null || given === undefined) return [];
  switch (value.kind) {
    case 'text':
      return value.format === 'words' || value.format === 'markdown'
        ? at(path, given, value.limit, value.format === 'markdown')
        : [];
    case 'optional':
      return placed(value.of, given, path);
    case 'list':
      return entriesOf(given).flatMap((each, index) => placed(value.of, each, `${path}/${index}`));
    case 'fields':
      return Object.entries(value.fields).flatMap(([name, field]) =>
        placed(field, (given as Readonly<Record<string, unknown>>)[name], `${path}/${name}`),
      );
    case 'picture': {
      const { alt, caption } = given as Picture;
      return [
        ...at(`${path}/alt`, alt, PICTURE_TEXT, false),
        ...at(`${path}/caption`, caption, PICTURE_TEXT, false),
      ];
    }
    case 'number':
    case 'one-of':
    case 'yes':
      return [];
  }
}

/** A draft may be anything yet. */
function entriesOf(given: unknown): readonly unknown[] {
  return Array.isArray(given) ? given : [];
}

function at(path: string, text: unknown, limit: number, isMarkdown: boolean): PlacedText[] {
  return typeof text === 'string' && text.trim() !== ''
    ? [{ path, text: text.trim(), limit, isMarkdown }]
    : [];
}
