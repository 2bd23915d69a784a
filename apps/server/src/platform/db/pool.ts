import { type EmbeddedConnection, embeddedConfig } from '@pratibha/embedded-postgres/connection';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { namedStatements } from './named-statements.ts';
import type { DB } from './types.gen.ts';
import { valueParsers } from './value-parsers.ts';

/** Everything a part of the server needs to talk to PostgreSQL. */
export type Database = {
  /** Typed queries; statements are prepared once per connection. */
  readonly kysely: Kysely<DB>;
  /** The connections themselves, for what Kysely has no words for (LISTEN, migrations). */
  readonly pool: pg.Pool;
  /** False while the database is known to be down; then answer 503 without trying. */
  readonly healthy: boolean;
  /** Waits for the queries under way, then ends every connection. */
  close(): Promise<void>;
};

/** Where the database listens. */
export type Connection = { connectionString: string } | EmbeddedConnection;

export type DatabaseOptions = {
  /** Most connections at a time; default 20. */
  maxConnections?: number;
  /** Asked for `healthy`; default: always healthy. */
  isHealthy?: () => boolean;
  /** Told when a connection that nobody was using broke. */
  onIdleError?: (error: Error) => void;
};

/** The same place in the form that `pg` understands. */
export function clientConfig(connection: Connection): pg.ClientConfig {
  if ('connectionString' in connection) return { connectionString: connection.connectionString };
  return embeddedConfig(connection);
}

/** The same place as a postgres:// address, as DATABASE_URL would name it. */
export function connectionStringOf(connection: Connection): string {
  if ('connectionString' in connection) return connection.connectionString;
  const { socketDir, port, user, database, password } = connection;
  const query = new URLSearchParams({ host: socketDir, port: String(port), user });
  if (password !== undefined) query.set('password', password);
  return `postgres:///${database}?${query}`;
}

/**
 * Opens a pool of connections. Nothing is connected before the first query.
 * Dates come as 'YYYY-MM-DD', instants as Date, bigint as number.
 */
export function openDatabase(connection: Connection, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    ...clientConfig(connection),
    types: valueParsers,
    max: options.maxConnections ?? 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    // The process is named too, so that pg_stat_activity tells whose connection it is.
    application_name: `pratibha ${process.pid}`,
    // A forgotten or hanging statement must never hold a connection or a row for good. The client
    // has a timeout of its own, a little longer (named-statements.ts).
    statement_timeout: 9_000,
    lock_timeout: 8_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // Without a listener Node would end the process when an idle connection breaks.
  pool.on('error', (error) => options.onIdleError?.(error));
  // The same for one in use; there the query under way already fails with this error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool: namedStatements(pool) }) });
  let closing: Promise<void> | undefined;
  return {
    kysely,
    pool,
    get healthy() {
      return options.isHealthy?.() ?? true;
    },
    close() {
      closing ??= pool.end();
      return closing;
    },
  };
}
