import type { SelectQueryBuilder } from 'kysely';
import { type Order, selectBatch } from './keyset.ts';

/** The first rows should come at once. */
const FIRST_BATCH_ROWS = 250;

/**
 * Where no index gives the order, every batch sorts anew: large batches keep that cheap, and
 * this many rows still fit in memory for every export at once.
 */
const MOST_BATCH_ROWS = 2_000;

/**
 * Every row of a selection, however many. Between two batches neither a connection nor a
 * transaction is held, so a slow reader costs nothing; rows that change meanwhile are told as
 * they are when their batch is read, and none is told twice while its sort key stays.
 */
export async function* rowsInBatches<D, T extends keyof D, O>(
  selection: SelectQueryBuilder<D, T, O>,
  order: Order,
): AsyncGenerator<O, void> {
  let batchRows = FIRST_BATCH_ROWS;
  let batch = await selectBatch(selection, order, null, batchRows);
  yield* batch.rows;
  while (batch.next !== null) {
    batchRows = Math.min(2 * batchRows, MOST_BATCH_ROWS);
    batch = await selectBatch(selection, order, batch.next, batchRows);
    yield* batch.rows;
  }
}
