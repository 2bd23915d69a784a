import { z } from 'zod';
import type { JobKind } from '../../platform/jobs/job.ts';

/** A file is complete, and is to be looked into. Added with `file_facts`, in one transaction. */
export const EXAMINE: JobKind<{ file: number }> = {
  name: 'files.examine',
  payload: z.object({ file: z.int() }),
  // Each takes a processor, and memory of its own.
  mostAtOnce: 1,
};
