import path from 'node:path';

/** The checkout to which this bench belongs. */
export const ROOT = path.join(import.meta.dirname, '..');

/** What starts the server, in any checkout. */
export const MAIN = 'apps/server/src/main.ts';

/** The folder of the SQL files that make the schema, in any checkout. */
export const MIGRATIONS = 'apps/server/migrations';
