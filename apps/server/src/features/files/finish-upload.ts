import type { FileHandle } from 'node:fs/promises';
import { kindOf, mediaTypeOf } from '@pratibha/domain/preflight/file-kind';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/pool.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { holdBytes } from '../../platform/files/file-locks.queries.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Context } from '../../platform/serve/context.ts';
import { Refused } from '../../platform/serve/refused.ts';
import type { Turns } from '../../platform/serve/turns.ts';
import { EXAMINE } from '../preflight/preflight.ts';
import { completeFile, letWait, type WholeFile } from './files.queries.ts';

/** What says of which kind it is lies within. */
const HEAD_BYTES = 4_096;

export type Finishing = {
  readonly database: Pick<Database, 'kysely'>;
  /** Each holds a connection while a disk works: of many who send at once most wait without one. */
  readonly turns: Turns;
  readonly files: FileStore;
  readonly contextIn: (db: Kysely<DB>) => Context;
};

/**
 * Takes in what is all there: the bytes under their hash, and a row that says so. Who is killed on
 * the way has all of it still, and the next request ends it.
 */
export async function finishUpload(
  { database, files, contextIn, turns }: Finishing,
  file: WholeFile & { readonly key: string },
  handle: FileHandle,
): Promise<void> {
  const mediaType = await mediaTypeIn(handle);
  const keep = () =>
    inTransaction(database, async (db) => {
      const ctx = contextIn(db);
      await holdBytes(db, file.sha256);
      await files.keep(file.sha256, await files.unfinished.forStore(file.key));
      if (!(await completeFile(db, file, mediaType))) throw new Refused('not-found');
      if (await letWait(db, file.sha256)) {
        await ctx.jobs.add({ kind: EXAMINE, payload: { file: file.id } });
      }
      await ctx.audit({ action: 'file.uploaded', subject: ['file', file.id] });
    });
  await turns.during(keep);
  await files.unfinished.remove(file.key);
}

async function mediaTypeIn(handle: FileHandle): Promise<string> {
  const head = Buffer.alloc(HEAD_BYTES);
  const { bytesRead } = await handle.read(head, 0, head.length, 0);
  return mediaTypeOf(kindOf(head.subarray(0, bytesRead)));
}
