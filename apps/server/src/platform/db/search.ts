import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The words of a search box; every one of them must be found. */
export function searchTerms(q: string | undefined): string[] {
  return (q ?? '').split(/\s+/u).filter((term) => term !== '');
}

/**
 * The column holds the text, in any case; `%`, `_` and `\` stand for themselves. The trigram
 * indexes of the schema answer it from three characters on.
 */
export function contains(column: string, text: string): RawBuilder<SqlBool> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`${sql.ref(column)} ilike ${pattern}`;
}

/** Every word of `q` stands in at least one of the columns; a blank `q` finds everything. */
export function mentions(columns: readonly string[], q: string | undefined): RawBuilder<SqlBool> {
  const conditions = searchTerms(q).map((term) => {
    const anywhere = sql.join(
      columns.map((column) => contains(column, term)),
      sql` or `,
    );
    return sql`(${anywhere})`;
  });
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}
