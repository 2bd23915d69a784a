import type { Kysely } from 'kysely';
import type { DB } from '../db/types.gen.ts';
import type { Family } from '../metrics/exposition.ts';
import { countJobs } from './jobs.queries.ts';

/** How many jobs wait, run and have failed, and for how long the oldest of them has been due. */
export async function jobFamilies(db: Kysely<DB>): Promise<Family[]> {
  const rows = await countJobs(db, {});
  return [
    {
      name: 'pratibha_jobs',
      help: 'Jobs by kind: planned for later, due, running, or failed for good.',
      type: 'gauge',
      samples: rows.map(({ kind, state, count }) => ({ labels: { kind, state }, value: count })),
    },
    {
      name: 'pratibha_jobs_oldest_seconds',
      help: 'For how long the oldest job has been due, or has failed.',
      type: 'gauge',
      samples: rows
        .filter(({ state }) => state === 'due' || state === 'failed')
        .map(({ kind, state, age }) => ({ labels: { kind, state }, value: age })),
    },
  ];
}
