/**
 * Writes the TypeScript types of the tables: migrates an empty database and reads it back.
 * Run it after changing a migration: node scripts/db-types.ts
 */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { MIGRATIONS } from '../apps/server/src/platform/db/migrations-folder.ts';
import { connectionStringOf, openDatabase } from '../apps/server/src/platform/db/pool.ts';
import { generateTypes } from '../apps/server/src/testing/generate-types.ts';
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder.ts';

const TARGET = fileURLToPath(
  new URL('../apps/server/src/platform/db/types.gen.ts', import.meta.url),
);

const dataDir = temporaryFolder('types');
const server = await startEmbedded({ dataDir, durable: false });
try {
  const database = openDatabase(server.connection);
  await migrate(database.pool, MIGRATIONS);
  await database.close();
  writeFileSync(TARGET, await generateTypes(connectionStringOf(server.connection)));
  process.stdout.write(`${path.relative(process.cwd(), TARGET)} is up to date\n`);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
