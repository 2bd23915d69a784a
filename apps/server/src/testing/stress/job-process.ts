import { sql } from 'kysely';
import { z } from 'zod';
import { Notices } from '../../platform/db/notices.ts';
import { openDatabase } from '../../platform/db/pool.ts';
import { defineJob, type JobKind } from '../../platform/jobs/job.ts';
import { JobWorker } from '../../platform/jobs/job-worker.ts';
import { createLog } from '../../platform/process/log.ts';

/*
 * A process that works jobs off as the product does, until it is killed. It tells its parent of
 * each that is done. Arguments: the address of the database, and how long a job takes, in
 * milliseconds.
 */

const [connectionString = '', workMs = ''] = process.argv.slice(2);

const RECORD: JobKind<{ n: number }> = {
  name: 'test.record',
  payload: z.object({ n: z.number() }),
};

const record = defineJob(RECORD, async ({ database }, { n }) => {
  await sql`select pg_sleep(${Number(workMs) / 1_000})`.execute(database.kysely);
  await sql`insert into recorded (n, pid) values (${n}, ${process.pid})`.execute(database.kysely);
  process.send?.(n);
});

const database = openDatabase({ connectionString });
const log = createLog('warn');
const notices = new Notices(database);
const worker = new JobWorker({ database, notices, jobs: [record], log });
await notices.open();
worker.start();
// Its parent may be killed, too.
process.on('disconnect', () => process.exit());
