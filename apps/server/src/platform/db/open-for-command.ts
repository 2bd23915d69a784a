import { existsSync } from 'node:fs';
import { connectionToRunning } from '@pratibha/embedded-postgres/connection-to-running';
import { startEmbedded } from '@pratibha/embedded-postgres/embedded';
import { FolderInUse } from '@pratibha/embedded-postgres/folder-lock';
import { StartError } from '../process/start-error.ts';
import { failAsStart } from './embedded-trouble.ts';
import { openDatabase } from './pool.ts';

type Place = {
  /** A PostgreSQL server; null: the embedded one of dataDir. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** Whether a new embedded database may be made. */
  readonly mayCreate: boolean;
};

/**
 * Opens the database of the settings for a command, without changing anything in it: the running
 * one when the product runs, else one that is started for this purpose and ended by `close`.
 * @throws StartError when there is none
 */
export async function openForCommand({ databaseUrl, dataDir, mayCreate }: Place) {
  if (databaseUrl !== null) return openDatabase({ connectionString: databaseUrl });
  if (!mayCreate && !existsSync(dataDir)) {
    throw new StartError(
      `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the product.`,
    );
  }
  return openEmbedded(dataDir).catch(failAsStart);
}

async function openEmbedded(dataDir: string) {
  try {
    const server = await startEmbedded({ dataDir });
    const database = openDatabase(server.connection);
    const close = async () => {
      await database.close();
      await server.stop();
    };
    return { ...database, close };
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return openDatabase(connectionToRunning(dataDir));
  }
}
