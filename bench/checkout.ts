import { existsSync } from 'node:fs';
import path from 'node:path';
import { SERVER_MAIN } from '../scripts/server-options.mjs';

/** The checkout to which this bench belongs. */
export const ROOT = path.join(import.meta.dirname, '..');

/** What starts the server from its sources, in any checkout. */
export const MAIN = 'apps/server/src/main.ts';

/** What serves in a checkout that is built; older ones serve from their sources. */
export function mainOf(root: string): string {
  const built = path.join(root, SERVER_MAIN);
  return existsSync(built) ? built : path.join(root, MAIN);
}

/** The folder of the SQL files that make the schema, in any checkout. */
export const MIGRATIONS = 'apps/server/migrations';
