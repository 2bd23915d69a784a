import { inTransaction } from '../../platform/db/transaction.ts';
import { Refused } from '../../platform/serve/refused.ts';
import { deleteFile, type FileRow } from './files.queries.ts';
import { FORGET_BYTES } from './forget-bytes-kind.ts';
import type { Receiving } from './receive-part.ts';

/** Throws a file away that was not handed in, whether all of it is there or not. */
export function endUpload(parts: Receiving, file: FileRow): Promise<void> {
  const { database, files, locks, contextIn } = parts;
  return locks.during(file.key, async () => {
    await inTransaction(database, async (db) => {
      const ctx = contextIn(db);
      if (!(await deleteFile(db, file.id))) throw new Refused('file-handed-in');
      await ctx.audit({ action: 'file.removed', subject: ['file', file.id] });
      if (file.sha256 !== null) await ctx.jobs.add({ kind: FORGET_BYTES, payload: {} });
    });
    await files.unfinished.remove(file.key);
  });
}
