import { z } from 'zod';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { defineJob, type Job, type JobKind } from '../../../platform/jobs/job.ts';
import { drawMany } from './draw-many.ts';
import { endZip, findUndrawn, keepDrawn, removeOldZips } from './zips.queries.ts';

/** So many are drawn by one child, and kept together. */
const PIECE = 20;
const MOST_ATTEMPTS = 5;

/** A file that somebody asked for. */
export const MAKE_ZIP: JobKind<{ zip_id: number }> = {
  name: 'certificates.make-zip',
  payload: z.object({ zip_id: z.number() }),
  mostAttempts: MOST_ATTEMPTS,
  // Each has a child that takes a processor.
  mostAtOnce: 1,
};

/**
 * Draws the PDFs of a file in pieces, each kept as soon as it is done, and removes what is old.
 * @param origin of the product
 */
export function zipJobs(origin: string): readonly Job[] {
  return [
    defineJob(MAKE_ZIP, async ({ database, attempt, signal }, { zip_id: id }) => {
      try {
        for (;;) {
          const some = await findUndrawn(database.kysely, id, PIECE);
          const [first] = some;
          if (first === undefined) break;
          // One template at a time.
          const alike = some.filter(({ edition_id }) => edition_id === first.edition_id);
          const files = await drawMany(database.kysely, first.edition_id, alike, origin);
          await inTransaction(database, (db) => keepDrawn(db, id, files));
          signal.throwIfAborted();
        }
        await endZip(database.kysely, id, 'ended');
      } catch (error) {
        const isGivenUp = attempt >= MOST_ATTEMPTS && !signal.aborted;
        if (isGivenUp) await endZip(database.kysely, id, 'failed');
        throw error;
      }
    }),
    defineJob(
      { name: 'certificates.remove-zips', payload: z.object({}), everyMs: 600_000 },
      ({ database }) => removeOldZips(database.kysely),
    ),
  ];
}
