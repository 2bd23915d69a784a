import { z } from 'zod';
import type { Database } from '../../platform/db/pool.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { holdBytes } from '../../platform/files/file-locks.queries.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { defineJob, type Job, Postponed } from '../../platform/jobs/job.ts';
import {
  deleteForgotten,
  deleteOldDays,
  deleteOldFiles,
  findForgotten,
  findStored,
  findUnfinished,
} from './clearing.queries.ts';
import { FORGET_BYTES } from './forget-bytes-kind.ts';

type Clearing = {
  readonly database: Pick<Database, 'kysely'>;
  readonly files: FileStore;
};

const HOUR_MS = 3_600_000;
/** What is on the disk and in no row may be about to get one: of a restore, of who takes it in. */
const NEW_MS = { original: 24 * HOUR_MS, passing: HOUR_MS };
/** Names that are asked for at a time. */
const AT_A_TIME = 500;

/** What removes files and bytes, where the folder is. */
export function clearingJobs(files: FileStore): readonly Job[] {
  const whereFilesAre = async (work: () => Promise<void>) => {
    if ((await files.whyNot()) === 'not-the-folder') throw new Postponed(60_000);
    await work();
  };
  return [
    defineJob(
      { name: 'files.remove-old', payload: z.object({}), everyMs: HOUR_MS },
      ({ database }) => whereFilesAre(() => removeOldFiles({ database, files })),
    ),
    defineJob(FORGET_BYTES, ({ database }) =>
      whereFilesAre(() => forgetBytes({ database, files })),
    ),
  ];
}

/** Removes files that nobody hands in, then bytes that no row names. */
export async function removeOldFiles(
  { database, files }: Clearing,
  newMs: typeof NEW_MS = NEW_MS,
): Promise<void> {
  for (const key of await deleteOldFiles(database.kysely)) await files.unfinished.remove(key);
  await deleteOldDays(database.kysely);
  await forgetBytes({ database, files }, newMs);
  await removeUnnamed({ database, files }, newMs.original);
}

/** Removes bytes that no file is any more, and what was sent of uploads that are gone. */
async function forgetBytes(
  { database, files }: Clearing,
  { passing }: typeof NEW_MS = NEW_MS,
): Promise<void> {
  for (const sha256 of await findForgotten(database.kysely)) {
    await forget({ database, files }, sha256);
  }
  const there = await files.unfinished.list();
  const keys = there.flatMap(({ key }) => (key === null ? [] : [key]));
  const known = await findUnfinished(database.kysely, keys);
  const before = Date.now() - passing;
  for (const { name, key, changedAt } of there) {
    const isOver = key === null ? changedAt.getTime() <= before : !known.has(key);
    if (isOver) await files.unfinished.remove(name);
  }
}

/** Who takes equal bytes in at this moment waits, or is waited for. */
function forget({ database, files }: Clearing, sha256: string): Promise<void> {
  return inTransaction(database, async (db) => {
    await holdBytes(db, sha256);
    if (await deleteForgotten(db, sha256)) await files.remove(sha256);
  });
}

/** Removes what lies in the folder and stands nowhere. */
async function removeUnnamed({ database, files }: Clearing, newMs: number): Promise<void> {
  const before = Date.now() - newMs;
  let asked: string[] = [];
  const removeThose = async () => {
    const stored = await findStored(database.kysely, asked);
    for (const sha256 of asked) if (!stored.has(sha256)) await forget({ database, files }, sha256);
    asked = [];
  };
  for await (const { sha256, changedAt } of files.list()) {
    if (changedAt.getTime() <= before) asked.push(sha256);
    if (asked.length >= AT_A_TIME) await removeThose();
  }
  await removeThose();
}
