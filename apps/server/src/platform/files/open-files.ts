import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '../db/pool.ts';
import { inTransaction } from '../db/transaction.ts';
import { diskStore, markFolder, markIn } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { findMark, insertMark } from './files-folder.queries.ts';

type Place = { readonly filesDir: string; readonly filesFloorBytes: number };

/**
 * Opens the folder of files. The first start of all marks it, and its mark is kept in the
 * database: who finds another folder later, as where a disk was not mounted, takes nothing in.
 * A folder that cannot be marked ends no start; /health/ready tells it.
 */
export async function openFiles(
  database: Database,
  { filesDir: folder, filesFloorBytes: floor }: Place,
  log: Logger,
): Promise<FileStore> {
  // Written once and for all: whoever asks within a transaction would need a second connection.
  let known: string | null = null;
  const mark = async () => (known ??= await findMark(database.kysely));
  const files = diskStore({ folder, floor, mark });
  try {
    if ((await mark()) === null) await markAtFirst(database, folder);
    await mark();
  } catch (error) {
    log.error({ err: error }, 'FILES_DIR cannot be marked: no file is taken in');
  }
  return files;
}

/** Of several processes that start at once one marks it, and the others wait for it. */
async function markAtFirst(database: Database, folder: string): Promise<void> {
  await inTransaction(database, async (db) => {
    // A database that was restored takes the folder that was restored with it.
    const there = await markIn(folder);
    const mark = there ?? randomBytes(16).toString('hex');
    if ((await insertMark(db, mark)) && there === null) await markFolder(folder, mark);
  });
}
