import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { EmbeddedConnection } from './connection.ts';
import { findDataLocation } from './data-location.ts';
import { EmbeddedError } from './embedded-error.ts';
import { DATABASE, DATABASE_USER, databasePassword } from './initialise.ts';

/**
 * The way to the PostgreSQL that another process runs in a folder.
 * @throws EmbeddedError when none runs there
 */
export function connectionToRunning(dataDir: string): EmbeddedConnection {
  const location = findDataLocation(realpathSync(dataDir));
  const [, , , port = '', socketDir = '', address = ''] = postmasterFile(location.cluster);
  const password = databasePassword(location);
  return {
    socketDir: socketDir === '' ? address : socketDir,
    port: Number(port),
    user: DATABASE_USER,
    database: DATABASE,
    ...(password === undefined ? {} : { password }),
  };
}

/** PostgreSQL notes there, line by line: process, folder, start, port, socket, address. */
function postmasterFile(cluster: string): string[] {
  try {
    return readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    throw new EmbeddedError(
      'The server that uses this folder is just starting or ending. Try again in a moment.',
    );
  }
}
