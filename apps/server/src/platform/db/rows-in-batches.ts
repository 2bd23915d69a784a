import { type SelectQueryBuilder, sql } from 'kysely';
import { type Order, type Position, selectIds } from './keyset.ts';

/** Their order is decided at once. Where no index gives it, every row is sorted for each slab. */
const SLAB_ROWS = 10_000;

/** Read at a time: so many long works fit in memory for every reader at once. */
const BATCH_ROWS = 250;

/**
 * Every row of a selection, however many. Between two batches neither a connection nor a
 * transaction is held, so a slow reader costs nothing; rows that change meanwhile are told as
 * they are when their batch is read, and none is told twice while its sort key stays.
 */
export async function* rowsInBatches<D, T extends keyof D, O>(
  selection: SelectQueryBuilder<D, T, O>,
  order: Order,
): AsyncGenerator<O, void> {
  let after: Position | null = null;
  do {
    const slab: Awaited<ReturnType<typeof selectIds>> = await selectIds(
      selection,
      order,
      after,
      SLAB_ROWS,
    );
    for (let at = 0; at < slab.rows.length; at += BATCH_ROWS) {
      yield* await rowsOfIds(selection, order.id, slab.rows.slice(at, at + BATCH_ROWS));
    }
    after = slab.next;
  } while (after !== null);
}

/**
 * The rows of a selection that have these ids, in their order. Rows that no longer belong to the
 * selection are left out.
 * @param id reference of the unique id: 'users.id'
 */
export async function rowsOfIds<D, T extends keyof D, O>(
  selection: SelectQueryBuilder<D, T, O>,
  id: string,
  ids: readonly number[],
): Promise<O[]> {
  const found = await selection
    .select(sql<number>`${sql.ref(id)}`.as('own_id'))
    .where(sql<boolean>`${sql.ref(id)} = any(${ids}::bigint[])`)
    .execute();
  const byId = new Map(found.map((row) => [(row as { own_id: number }).own_id, row as O]));
  return ids.flatMap((each) => byId.get(each) ?? []);
}
