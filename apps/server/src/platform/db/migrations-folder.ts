import { fileURLToPath } from 'node:url';

/** The folder of the SQL files that make the schema. */
export const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));
