import type { EmbeddedConnection } from '@pratibha/embedded-postgres/connection';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { GREET, jobsLeft, makeJobsDue } from '../../testing/jobs.ts';
import { Notices } from '../db/notices.ts';
import { clientConfig } from '../db/pool.ts';
import { createLog } from '../process/log.ts';
import { defineJob, type Job, Postponed } from './job.ts';
import { backoffMs, JobWorker, type JobWorkerOptions, LEASE_MS, LOCK_CLASS } from './job-worker.ts';
import { addJob, freeJobsOfDead, takeJobs } from './jobs.queries.ts';

const log = createLog('silent');

let database: TestDatabase;
let workers: JobWorker[];
let heard: Notices[];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('delete from jobs');
  workers = [];
  heard = [];
  return async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    for (const notices of heard) notices.close();
  };
});

async function work(jobs: readonly Job[], options: Partial<JobWorkerOptions> = {}) {
  const notices = new Notices(database);
  const worker = new JobWorker({ database, notices, jobs, log, pauseMs: 100, ...options });
  workers.push(worker);
  heard.push(notices);
  await notices.open();
  worker.start();
  return worker;
}

/** Something that lasts until the test says so. */
function open() {
  let finish = () => undefined as void;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { finish, finished };
}

test('one that is put off waits for its time, as if nobody had begun it', async () => {
  const attempts: number[] = [];
  await work([
    defineJob(GREET, async ({ attempt }) => {
      attempts.push(attempt);
      if (attempts.length === 1) throw new Postponed(3_600_000);
    }),
  ]);
  await addJob(database.kysely, { kind: GREET, payload: { id: 4 } });
  workers[0]?.wake();
  await eventually(async () => {
    const [job] = await jobsLeft(database);
    expect(job).toMatchObject({ attempts: 0, last_error: null, failed: false });
    expect(job?.wait).toBeGreaterThan(3_500);
  });
  await makeJobsDue(database);
  workers[0]?.wake();
  await eventually(async () => expect(await jobsLeft(database)).toEqual([]));
  expect(attempts).toEqual([1, 1]);
});

test('one that is done is gone, and its payload has come through', async () => {
  const done: object[] = [];
  await work([
    defineJob(GREET, async ({ attempt }, payload) => void done.push({ ...payload, attempt })),
  ]);
  await addJob(database.kysely, { kind: GREET, payload: { id: 3 } });
  workers[0]?.wake();
  await eventually(async () => expect(await jobsLeft(database)).toEqual([]));
  expect(done).toEqual([{ id: 3, attempt: 1 }]);
});

test('with a key it is added once while the first waits or runs', async () => {
  const add = (key: string) => addJob(database.kysely, { kind: GREET, key, payload: { id: 1 } });
  await add('one');
  await add('one');
  await add('two');
  expect(await jobsLeft(database)).toHaveLength(2);
  const running = open();
  await work([defineJob(GREET, () => running.finished)]);
  await eventually(async () =>
    expect((await jobsLeft(database)).map(({ attempts }) => attempts)).toEqual([1, 1]),
  );
  await add('one');
  expect(await jobsLeft(database)).toHaveLength(2);
  running.finish();
  await eventually(async () => expect(await jobsLeft(database)).toEqual([]));
  await workers[0]?.stop();
  await add('one');
  expect(await jobsLeft(database)).toHaveLength(1);
});

test('the lease is sixty seconds, and whoever lives renews it', async () => {
  expect(LEASE_MS).toBe(60_000);
  await addJob(database.kysely, { kind: GREET, payload: { id: 1 } });
  const running = open();
  await work([defineJob(GREET, () => running.finished)]);
  await eventually(async () => expect((await jobsLeft(database))[0]?.wait).toBeGreaterThan(30));
  expect((await jobsLeft(database))[0]?.wait).toBeLessThanOrEqual(60);
  running.finish();
  await workers[0]?.stop();
  await addJob(database.kysely, { kind: GREET, payload: { id: 2 } });
  const longer = open();
  await work([defineJob(GREET, () => longer.finished)], { leaseMs: 3_000 });
  const ends = new Set<string>();
  await eventually(async () => {
    const { rows } = await database.pool.query<{ attempts: number; at: string }>(
      'select attempts, run_at::text as at from jobs where attempts > 0',
    );
    for (const { at } of rows) ends.add(at);
    expect([ends.size, rows[0]?.attempts]).toEqual([3, 1]);
  });
  longer.finish();
  await eventually(async () => expect(await jobsLeft(database)).toEqual([]));
});

describe('a job whose worker says nothing more', () => {
  const taking = { kinds: [GREET.name], rooms: [1], most: 1, worker: 7, leaseMs: LEASE_MS };
  const attempts: number[] = [];
  const again = defineJob(GREET, async ({ attempt }) => void attempts.push(attempt));

  test('is taken over soon when the worker is dead', async () => {
    await addJob(database.kysely, { kind: GREET, payload: { id: 1 } });
    await takeJobs(database.kysely, taking);
    await work([again]);
    await eventually(async () => expect(await jobsLeft(database)).toEqual([]));
    expect(attempts.splice(0)).toEqual([2]);
  });

  test('is taken over at the end of the lease when its connection stands', async () => {
    const alive = await database.pool.connect();
    await alive.query('select pg_advisory_lock_shared($1, $2)', [LOCK_CLASS, taking.worker]);
    await addJob(database.kysely, { kind: GREET, payload: { id: 1 } });
    await takeJobs(database.kysely, taking);
    await work([again]);
    await freeJobsOfDead(database.kysely, { lockClass: LOCK_CLASS });
    expect(await jobsLeft(database)).toMatchObject([{ attempts: 1 }]);
    await makeJobsDue(database);
    await eventually(async () => expect(await jobsLeft(database)).toEqual([]));
    expect(attempts.splice(0)).toEqual([2]);
    alive.release(true);
  });
});

test('a kind that hangs keeps its places and no more: others go on beside it', async () => {
  const other = { ...GREET, name: 'test.other' };
  for (const id of [1, 2, 3, 4, 5]) await addJob(database.kysely, { kind: GREET, payload: { id } });
  await addJob(database.kysely, { kind: other, payload: { id: 6 } });
  const hanging = open();
  const begun: number[] = [];
  const done: number[] = [];
  const hangs = defineJob({ ...GREET, mostAtOnce: 2 }, (_, { id }) => {
    begun.push(id);
    return hanging.finished;
  });
  const worker = await work([hangs, defineJob(other, async (_, { id }) => void done.push(id))]);
  await eventually(() => expect(done).toEqual([6]));
  expect(begun).toEqual([1, 2]);
  await addJob(database.kysely, { kind: other, payload: { id: 7 } });
  worker.wake();
  await eventually(() => expect(done).toEqual([6, 7]));
  expect(begun).toEqual([1, 2]);
  hanging.finish();
  await eventually(async () => expect(await jobsLeft(database)).toEqual([]));
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});

test('one that fails is tried again, later each time, and says why', async () => {
  expect([1, 2, 3, 11, 12, 25].map(backoffMs)).toEqual([
    2_000, 4_000, 8_000, 2_048_000, 3_600_000, 3_600_000,
  ]);
  await addJob(database.kysely, { kind: GREET, key: 'one', payload: { id: 1 } });
  let fails = true;
  const worker = await work([
    defineJob(GREET, async () => {
      if (fails) throw new Error('550 <joe@example.test>: no such user');
    }),
  ]);
  await eventually(async () =>
    expect((await jobsLeft(database))[0]?.last_error).toBeTypeOf('string'),
  );
  const [row] = await jobsLeft(database);
  expect(row).toMatchObject({
    attempts: 1,
    failed: false,
    last_error: '550 [hidden] no such user',
  });
  expect(row?.wait).toBeGreaterThan(0);
  expect(row?.wait).toBeLessThanOrEqual(2);
  fails = false;
  await makeJobsDue(database);
  worker.wake();
  await eventually(async () => expect(await jobsLeft(database)).toEqual([]));
});

test('one that failed too often stays, is tried no more and frees its key', async () => {
  const once = { ...GREET, mostAttempts: 1 };
  const add = { kind: once, key: 'one', payload: { id: 1 } };
  await addJob(database.kysely, add);
  const run = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('never'));
  const worker = await work([defineJob(once, run)]);
  await eventually(async () => expect((await jobsLeft(database))[0]?.failed).toBe(true));
  await makeJobsDue(database);
  worker.wake();
  await addJob(database.kysely, add);
  worker.wake();
  await eventually(async () =>
    expect(
      (await jobsLeft(database)).map(({ failed, last_error }) => [failed, last_error]),
    ).toEqual([
      [true, 'never'],
      [true, 'never'],
    ]),
  );
  expect(run).toHaveBeenCalledTimes(2);
});

test('one that ends every process that begins it is tried no more', async () => {
  await addJob(database.kysely, { kind: GREET, payload: { id: 1 } });
  await database.pool.query('update jobs set attempts = 25');
  const run = vi.fn<() => Promise<void>>();
  await work([defineJob(GREET, run)]);
  await eventually(async () => expect((await jobsLeft(database))[0]?.failed).toBe(true));
  expect(run).not.toHaveBeenCalled();
});

test('a payload that is none of its kind fails, and kinds that nobody knows wait', async () => {
  await database.pool.query(
    `insert into jobs (kind, payload) values ($1, '{"id": "x"}'), ('test.unknown', '{}')`,
    [GREET.name],
  );
  const run = vi.fn<() => Promise<void>>();
  await work([defineJob(GREET, run)]);
  await eventually(async () =>
    expect((await jobsLeft(database))[0]?.last_error).toBeTypeOf('string'),
  );
  expect((await jobsLeft(database))[1]).toMatchObject({ attempts: 0, last_error: null });
  expect(run).not.toHaveBeenCalled();
});

test('a worker that stops finishes what it began', async () => {
  await addJob(database.kysely, { kind: GREET, payload: { id: 1 } });
  const running = open();
  const worker = await work([defineJob(GREET, () => running.finished)]);
  await eventually(async () => expect((await jobsLeft(database))[0]?.attempts).toBe(1));
  const stopped = worker.stop();
  await addJob(database.kysely, { kind: GREET, payload: { id: 2 } });
  running.finish();
  await stopped;
  expect(await jobsLeft(database)).toMatchObject([{ payload: { id: 2 }, attempts: 0 }]);
});

test('what it cannot wait for it gives back, and tells the work to end', async () => {
  await addJob(database.kysely, { kind: GREET, payload: { id: 1 } });
  const aborted = vi.fn<() => void>();
  const run: Parameters<typeof defineJob<{ id: number }>>[1] = ({ signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        aborted();
        reject(new Error('ended'));
      });
    });
  const worker = await work([defineJob(GREET, run)], { patienceMs: 1 });
  await eventually(async () => expect((await jobsLeft(database))[0]?.attempts).toBe(1));
  await worker.stop();
  expect(aborted).toHaveBeenCalledTimes(1);
  const [row] = await jobsLeft(database);
  expect(row).toMatchObject({ attempts: 0, last_error: null });
  expect(row?.wait).toBeLessThanOrEqual(0);
});

test('it waits while the database is out of reach, and goes on by itself', async () => {
  const { database: name, ...place } = database.connection as EmbeddedConnection;
  const admin = new pg.Client(clientConfig({ ...place, database: 'postgres' }));
  await admin.connect();
  const run = vi.fn<() => Promise<void>>().mockResolvedValue();
  await work([defineJob(GREET, run)]);
  await admin.query(`alter database ${name} with allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ]);
  workers[0]?.wake();
  await expect(database.pool.query('select 1')).rejects.toThrow();
  await admin.query(`alter database ${name} with allow_connections true`);
  await admin.end();
  await addJob(database.kysely, { kind: GREET, payload: { id: 1 } });
  await eventually(() => expect(run).toHaveBeenCalledTimes(1));
});
