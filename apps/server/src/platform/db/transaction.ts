import type { ControlledTransaction, Kysely } from 'kysely';
import type { Database } from './pool.ts';
import type { DB } from './types.gen.ts';
import { isConflictOfTransactions, isConnectionLost, isUnavailable } from './unavailable.ts';

/** Queries of one transaction. */
export type Transaction = ControlledTransaction<DB>;

/**
 * The connection was lost while a commit was under way: the change may or may not be there.
 * The caller has to ask again with the same idempotency key.
 */
export class UncertainCommit extends Error {
  override readonly name = 'UncertainCommit';
}

const MOST_ATTEMPTS = 3;

async function commit(transaction: Transaction): Promise<void> {
  try {
    await transaction.commit().execute();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    throw new UncertainCommit('The connection was lost during the commit', { cause: error });
  }
}

async function attempt<T>(
  database: Pick<Database, 'kysely'>,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const transaction = await database.kysely.startTransaction().execute();
  try {
    const result = await work(transaction);
    await commit(transaction);
    return result;
  } catch (error) {
    // This also gives the connection back. The first error is the one that counts.
    if (!transaction.isRolledBack) {
      await transaction
        .rollback()
        .execute()
        .catch(() => undefined);
    }
    throw error;
  }
}

/**
 * Runs the work in one transaction: all of it is kept or nothing. When PostgreSQL ends it in
 * favour of another transaction (deadlock), the work runs again, so it must have no effects
 * outside the database.
 * @throws UncertainCommit when nobody can tell whether the change was kept
 */
export function inTransaction<T>(
  database: Pick<Database, 'kysely'>,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return unlessInConflict(() => attempt(database, work));
}

/**
 * Sends one statement that commits by itself: a change without the round trips of a transaction.
 * Runs it again after a deadlock, as `inTransaction` does.
 * @throws UncertainCommit when the connection was lost while it was under way
 */
export function inOneStatement<T>(
  database: Pick<Database, 'kysely'>,
  statement: (db: Kysely<DB>) => Promise<T>,
): Promise<T> {
  return unlessInConflict(() =>
    database.kysely.connection().execute(async (db) => {
      try {
        return await statement(db);
      } catch (error) {
        if (!isConnectionLost(error)) throw error;
        throw new UncertainCommit('The connection was lost during the statement', { cause: error });
      }
    }),
  );
}

async function unlessInConflict<T>(attempt: () => Promise<T>): Promise<T> {
  for (let n = 1; ; n += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (n === MOST_ATTEMPTS || !isConflictOfTransactions(error)) throw error;
    }
  }
}
