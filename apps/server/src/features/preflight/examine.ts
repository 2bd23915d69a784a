import { z } from 'zod';
import type { Database } from '../../platform/db/pool.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { defineJob, type Job } from '../../platform/jobs/job.ts';
import { addJob } from '../../platform/jobs/jobs.queries.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { type Examined, examineFile } from './examine-file.ts';
import { EXAMINE } from './examine-kind.ts';
import { findBytes, findLeft, keepExamined, noteEndedOver } from './preflight.queries.ts';
import { tellFindings } from './tell-findings.ts';

/** So often a file may end the process that looks into it, or make it fail. */
const MOST_ENDS = 3;
const HOUR_MS = 3_600_000;

type Surroundings = { readonly files: FileStore; readonly clock: Clock };

/**
 * Looks into what was uploaded, once for equal bytes, and tells whoever handed it in what does not
 * meet. Ended in the middle, it is done again from the start: pictures are on the disk before
 * anything says that they are there.
 */
export function preflightJobs({ files, clock }: Surroundings): readonly Job[] {
  return [
    defineJob(EXAMINE, async ({ database, signal }, { file }) => {
      const bytes = await findBytes(database.kysely, file);
      // It was removed meanwhile.
      if (bytes === undefined) return;
      const { sha256, state } = bytes;
      if (state === 'waiting') await examine({ database, files, signal }, sha256);
      await inTransaction(database, (db) => tellFindings(db, sha256, clock.now()));
    }),
    // A folder that was away for a day, for example.
    defineJob(
      { name: 'files.examine-left', payload: z.object({}), everyMs: HOUR_MS },
      async ({ database: { kysely } }) => {
        for (const { file } of await findLeft(kysely))
          await addJob(kysely, { kind: EXAMINE, key: `left-${file}`, payload: { file } });
      },
    ),
  ];
}

type Examining = Pick<Surroundings, 'files'> & {
  readonly database: Pick<Database, 'kysely'>;
  readonly signal: AbortSignal;
};

async function examine({ database, files, signal }: Examining, sha256: string): Promise<void> {
  let examined: Examined;
  try {
    examined = await examineFile(files.pathOf(sha256), signal);
  } catch (error) {
    // This process is to end, and another does it; or the folder is gone, and comes back.
    if (signal.aborted || !(await files.has(sha256))) throw error;
    const { isLast } = await noteEndedOver(database.kysely, sha256, MOST_ENDS);
    if (isLast) return;
    throw error;
  }
  for (const { page, width, bytes } of examined.previews)
    await files.keepPreview(sha256, `${page}-${width}.webp`, bytes);
  await inTransaction(database, (db) => keepExamined(db, sha256, examined));
}
