import { z } from 'zod';
import type { JobKind } from '../../platform/jobs/job.ts';

/** Bytes may be there that no file is any more: after a removal, and after an erasure. */
export const FORGET_BYTES: JobKind<Record<string, never>> = {
  name: 'files.forget-bytes',
  payload: z.object({}),
};
