import type pg from 'pg';

/** Where an embedded PostgreSQL listens. */
export type EmbeddedConnection = {
  /** Folder of the unix socket, or a host name where there are no unix sockets. */
  socketDir: string;
  port: number;
  user: string;
  database: string;
  password?: string;
};

/** The same place in the form that `pg` understands. */
export function embeddedConfig({ socketDir, ...rest }: EmbeddedConnection): pg.ClientConfig {
  return { host: socketDir, ...rest };
}
