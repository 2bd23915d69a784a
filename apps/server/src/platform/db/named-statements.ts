import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { timed } from './statement-time.ts';
import { isConnectionLost } from './unavailable.ts';

/**
 * Every distinct text stays prepared on every connection that ran it. Texts whose number has no
 * bound (lists of varying length) must not fill the server's memory, so later ones stay unnamed.
 */
const MOST_NAMES = 2_000;

/** `pg` takes a timeout with each statement; its types do not say so. */
export type QueryWithTimeout = pg.QueryConfig & { query_timeout: number };

/**
 * How long, in milliseconds, a response is waited for. PostgreSQL's own timeouts (see pool.ts) are
 * shorter and come first; this one is for a server that is frozen or cut off and says nothing.
 */
const QUERY_TIMEOUT_MS = 10_000;

const names = new Map<string, string>();

/** The name under which a statement is prepared; undefined for those that run unprepared. */
export function statementName(sql: string): string | undefined {
  const known = names.get(sql);
  if (known !== undefined) return known;
  // A search must be planned for its words: a plan for any words never uses a trigram index.
  if (/\bilike\b/i.test(sql)) return undefined;
  // begin, commit, savepoint: preparing them costs a round trip and gains nothing.
  if (names.size >= MOST_NAMES || !/^\s*(select|insert|update|delete|with|merge)\b/i.test(sql)) {
    return undefined;
  }
  const name = `p${createHash('sha256').update(sql).digest('base64url').slice(0, 24)}`;
  names.set(sql, name);
  return name;
}

function nameStatements(client: pg.PoolClient): PostgresPoolClient {
  let isBroken = false;
  const query = async (text: string, values: readonly unknown[] = []) => {
    // A rollback would only wait behind the statement that was given up.
    if (isBroken) throw new Error('Connection terminated: an earlier statement had no answer');
    const name = statementName(text);
    const statement: QueryWithTimeout = {
      text,
      values: [...values],
      query_timeout: QUERY_TIMEOUT_MS,
      ...(name === undefined ? {} : { name }),
    };
    try {
      return await timed(() => client.query(statement));
    } catch (error) {
      isBroken = isConnectionLost(error);
      throw error;
    }
  };
  return {
    // The other form of `query` takes a cursor, which only streaming uses, and we do not stream.
    query: query as unknown as PostgresPoolClient['query'],
    // What was given up may still run, within a transaction that is still open: nobody else may
    // get this connection.
    release: (destroy) => client.release(destroy === true || isBroken),
  };
}

/**
 * The pool as Kysely sees it: the same connections, but each statement carries a name made from
 * its text, so PostgreSQL parses and plans it once per connection.
 */
export function namedStatements(pool: pg.Pool): PostgresPool {
  // Kysely remembers connections by identity, so one client must always be the same object.
  const named = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let wrapped = named.get(client);
      if (wrapped === undefined) {
        wrapped = nameStatements(client);
        named.set(client, wrapped);
      }
      return wrapped;
    },
  };
}
