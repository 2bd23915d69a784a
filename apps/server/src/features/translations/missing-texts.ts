import type { EditionContent } from '@pratibha/domain/editions/content';
import { textsOfEdition } from '@pratibha/domain/language/edition-texts';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { missingIn, onceEach } from './sources.ts';
import { findTexts } from './translations.queries.ts';

/**
 * How many texts of an edition have no Nepali; none of one of which nothing is in Nepali: whoever
 * writes in one language is not reminded of another.
 */
export async function countMissing(db: Kysely<DB>, content: EditionContent): Promise<number> {
  const known = new Map((await findTexts(db)).map((each) => [each.source, each]));
  const texts = onceEach(textsOfEdition(content));
  const isBegun = texts.some(({ text }) => known.has(text));
  return isBegun ? missingIn(texts, known) : 0;
}
