import { existsSync } from 'node:fs';
import type pg from 'pg';
import type { StoredBytes } from '../apps/server/src/platform/db/backup/backup-parts.ts';
import { forgetUnhanded, stillStored } from '../apps/server/src/platform/db/backup/stored-bytes.ts';
import { type Copied, copyOriginals } from '../apps/server/src/platform/files/copied-originals.ts';
import { StartError } from '../apps/server/src/platform/process/start-error.ts';
import type { Said } from './database-command.ts';

type Folders = {
  /** Where the product keeps what people handed in. */
  readonly filesDir: string;
  /** The folder of a backup, which others may share. */
  readonly folder: string;
};

/**
 * Copies the files of a backup beside it, once its rows are safe. Housekeeping leaves files alone
 * for days after nothing needs them, so that a copy that takes hours finds all of them; but for
 * what an erasure removes, which is no trouble.
 */
export async function backUpFiles(
  pool: pg.Pool,
  files: readonly StoredBytes[],
  { filesDir, folder }: Folders,
): Promise<Said> {
  try {
    const copied = await copyOriginals(files, { from: filesDir, to: folder, isVerified: false });
    const missing = await stillStored(pool, copied.missing);
    const text = `${folder} has its files: ${files.length}, of which ${copied.copied} are new.`;
    return { text, trouble: troubleWith({ ...copied, missing }, filesDir) };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return { text: '', trouble: `${error.message} The rows are backed up, and not all files.` };
  }
}

/**
 * Puts the files of a backup where the product keeps them, in the transaction of the restore; those
 * that are there are read, too. Of files that are missing only what a work has is told: who sent
 * another one may have removed it while the backup was made.
 * @throws StartError where there is no such folder, and it is needed
 */
export async function putFilesBack(
  client: pg.ClientBase,
  files: readonly StoredBytes[],
  { filesDir, folder }: Folders,
): Promise<Said> {
  const copied = await copyOriginals(files, { from: folder, to: filesDir, isVerified: true });
  if (copied.missing.length > 0 && !existsSync(folder)) {
    throw new StartError(
      `There is no folder ${folder}, and the backup has ${files.length} files. Name their folder ` +
        'with --files, or say --without-files. Nothing was changed.',
    );
  }
  const gone = new Set(await forgetUnhanded(client, copied.missing));
  const missing = copied.missing.filter((sha256) => !gone.has(sha256));
  const count = files.length - gone.size;
  return {
    text: `${filesDir} has its files: ${count}, of which ${copied.copied} are new.`,
    trouble: troubleWith({ ...copied, missing }, folder),
  };
}

/** One sentence about what was not copied; null where all was. */
function troubleWith({ missing, damaged }: Omit<Copied, 'copied'>, folder: string): string | null {
  const named = [
    ...missing.map((sha256) => `${sha256} is missing`),
    ...damaged.map((sha256) => `${sha256} is damaged`),
  ];
  if (named.length === 0) return null;
  return `Of the files in ${folder} ${named.length} could not be copied: ${named.join(', ')}.`;
}
