import {
  type Expression,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { DB } from './types.gen.ts';

/** What a list can be ordered by: a column that is never null. Texts are compared without case. */
export type SortKey = {
  readonly column: string;
  /** `event`: an instant, null for what did not happen, which comes before all that did. */
  readonly kind: 'text' | 'integer' | 'instant' | 'event';
};

/** A total order: ties of the key are broken by the id, in the same direction. */
export type Order = {
  readonly key: SortKey;
  /** Reference of the unique, positive integer id: 'users.id'. */
  readonly id: string;
  readonly descending: boolean;
};

/** Where a page ended: key and id of its last row as text, exact to the microsecond. */
export type Position = { readonly key: string; readonly id: string };

/** Some rows in order, and where the next ones begin; null after the last row. */
export type Batch<O> = { readonly rows: O[]; readonly next: Position | null };

type Keyed = { page_key: string; page_id: string };

/**
 * A page of the selection in this order, after a position (null: from the beginning).
 * @param isSmall the selection has few rows: they are found and sorted then, where PostgreSQL would
 *   rather walk a long list in its order until it has met enough of them
 */
export async function selectBatch<D, T extends keyof D, O>(
  selection: SelectQueryBuilder<D, T, O>,
  order: Order,
  after: Position | null,
  limit: number,
  isSmall = false,
): Promise<Batch<O>> {
  // No index has the order of a subquery, though it is the same.
  const by = (key: RawBuilder<unknown>) => (isSmall ? sql`(select ${key})` : key);
  const direction = order.descending ? 'desc' : 'asc';
  const isById = order.key.column === order.id;
  let rows = selection
    .select([
      keyAsText(order.key).as('page_key'),
      sql<string>`${sql.ref(order.id)}::text`.as('page_id'),
    ])
    .limit(limit + 1);
  if (!isById) rows = rows.orderBy(by(keyOf(order.key)), direction);
  rows = rows.orderBy(by(sql.ref(order.id)), direction);
  if (after !== null) rows = rows.where(isAfter(order, after));
  const found = (await rows.execute()) as (O & Keyed)[];
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    next: last ? { key: last.page_key, id: last.page_id } : null,
    rows: shown.map(({ page_key: _key, page_id: _id, ...row }) => row as unknown as O),
  };
}

/** The ids of a page, as `selectBatch` would answer its rows. */
export async function selectIds<D, T extends keyof D, O>(
  selection: SelectQueryBuilder<D, T, O>,
  order: Order,
  after: Position | null,
  limit: number,
  isSmall = false,
): Promise<Batch<number>> {
  const ids = selection.clearSelect().select(sql<number>`${sql.ref(order.id)}`.as('id'));
  const { rows, next } = await selectBatch(ids, order, after, limit, isSmall);
  return { rows: (rows as { id: number }[]).map(({ id }) => id), next };
}

/**
 * How many rows the selection has; stops counting after `most`, so that it costs a bounded time.
 */
export async function countUpTo(
  db: Kysely<DB>,
  selection: Expression<unknown>,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total
    from (select from (${selection}) as matching limit ${most}) as limited
  `.execute(db);
  return rows[0]?.total ?? 0;
}

function keyOf({ column, kind }: SortKey): RawBuilder<unknown> {
  if (kind === 'text') return sql`lower(${sql.ref(column)})`;
  // Word for word as the index has it.
  if (kind === 'event') return sql`coalesce(${sql.ref(column)}, timestamptz 'epoch')`;
  return sql.ref(column);
}

/** Instants as whole microseconds since 1970, which neither a Date nor a float may round. */
function keyAsText(key: SortKey): RawBuilder<string> {
  if (key.kind === 'text') return sql`${keyOf(key)}`;
  if (key.kind === 'integer') return sql`${keyOf(key)}::text`;
  return sql`(extract(epoch from ${keyOf(key)}) * 1000000)::bigint::text`;
}

function valueOf(kind: SortKey['kind'], text: string): RawBuilder<unknown> {
  if (kind === 'text') return sql`${text}::text`;
  if (kind === 'integer') return sql`${text}::bigint`;
  return sql`(timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond')`;
}

/** The rows behind a position. */
function isAfter({ key, id, descending }: Order, after: Position): RawBuilder<SqlBool> {
  const row = sql.ref(id);
  const rowValue = sql`${after.id}::bigint`;
  const beyond = descending ? sql`<` : sql`>`;
  if (key.column === id) return sql`${row} ${beyond} ${rowValue}`;
  const value = valueOf(key.kind, after.key);
  return sql<SqlBool>`(${keyOf(key)}, ${row}) ${beyond} (${value}, ${rowValue})`;
}
