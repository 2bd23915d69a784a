import { writtenWays } from '@pratibha/domain/search/search';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Each word is looked for in every row by itself. */
const MOST_TERMS = 8;

/**
 * The words of a search box; every one of them must be found. A word that stands within another is
 * found with it, and so is left out; of the rest the first eight count.
 */
export function searchTerms(q: string | undefined): string[] {
  const words = (q ?? '').split(/\s+/u).filter((word) => word !== '');
  const lower = words.map((word) => word.toLowerCase());
  // Of two that are the same the first one stays.
  const isFoundWithout = (word = '', at: number) =>
    lower.some((other, place) => other.includes(word) && (other !== word || place < at));
  return words.filter((_, at) => !isFoundWithout(lower[at], at)).slice(0, MOST_TERMS);
}

/** Everything is compared as text that holds the words; `%`, `_` and `\` stand for themselves. */
function patternOf(term: string): string {
  return `%${term.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * Every word of `q` stands in at least one of the columns, in any case; a blank `q` finds
 * everything. The columns are searched as one text with spaces between them, which a word has
 * none of: written like this the trigram indexes of the schema answer it, from three characters
 * on. No column may be null.
 */
export function mentions(columns: readonly string[], q: string | undefined): RawBuilder<SqlBool> {
  const text = asOneText(columns);
  const conditions = searchTerms(q).map((term) =>
    anyOf(term, (way) => sql`(${text}) ilike ${patternOf(way)}`),
  );
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

/** Shorter ones are in no trigram. */
const OF_TRIGRAM = 3;

/**
 * The same for a search in which nobody waits: a word of one or two characters must begin one of
 * the text's, which the trigram indexes know; anywhere they would be looked for in every row.
 */
export function mentionsAtOnce(columns: readonly string[], q: string): RawBuilder<SqlBool> {
  const text = asOneText(columns);
  const conditions = searchTerms(q).map((term) =>
    anyOf(term, (way) => {
      if ([...way].length >= OF_TRIGRAM) return sql`(${text}) ilike ${patternOf(way)}`;
      const begun = patternOf(way).slice(1);
      return sql`((${text}) ilike ${begun} or (${text}) ilike ${`% ${begun}`})`;
    }),
  );
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` and `)})`;
}

/** A word is found with the digits of either script; one without any is looked for once. */
function anyOf(term: string, found: (way: string) => RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${sql.join(writtenWays(term).map(found), sql` or `)})`;
}

function asOneText(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  );
}
