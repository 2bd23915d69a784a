import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { GREET, jobsLeft, makeJobsDue } from '../../testing/jobs.ts';
import { Notices } from '../db/notices.ts';
import { inTransaction } from '../db/transaction.ts';
import { addJob, takeJobs } from './jobs.queries.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('delete from jobs');
});

const taking = { kinds: [GREET.name], rooms: [9], most: 9, worker: 1, leaseMs: 60_000 };

test('a job is kept with the change or not at all', async () => {
  const change = inTransaction(database, async (db) => {
    await addJob(db, { kind: GREET, payload: { id: 1 } });
    throw new Error('refused');
  });
  await expect(change).rejects.toThrow('refused');
  expect(await jobsLeft(database)).toEqual([]);
  await inTransaction(database, (db) => addJob(db, { kind: GREET, payload: { id: 2 } }));
  expect(await jobsLeft(database)).toMatchObject([{ payload: { id: 2 }, attempts: 0 }]);
});

test('every process hears of one that is added, but not of one for later', async () => {
  const heard = vi.fn<(payload: string) => void>();
  const notices = new Notices(database);
  notices.on('jobs', { onChange: heard, onMissed: () => undefined });
  await notices.open();
  const later = new Date(Date.now() + 60_000);
  await addJob(database.kysely, { kind: GREET, payload: { id: 1 }, runAt: later });
  await addJob(database.kysely, { kind: GREET, payload: { id: 2 } });
  await eventually(() => expect(heard).toHaveBeenCalledTimes(1));
  notices.close();
});

test('a job for later waits for its time', async () => {
  const runAt = new Date(Date.now() + 60_000);
  await addJob(database.kysely, { kind: GREET, payload: { id: 1 }, runAt });
  expect(await takeJobs(database.kysely, taking)).toEqual([]);
  await makeJobsDue(database);
  expect(await takeJobs(database.kysely, taking)).toMatchObject([{ payload: { id: 1 } }]);
});

test('one that waits is not taken between a change that relies on it and its commit', async () => {
  const add = { kind: GREET, key: 'one', payload: { id: 1 } };
  await addJob(database.kysely, add);
  await inTransaction(database, async (db) => {
    await addJob(db, add);
    expect(await takeJobs(database.kysely, taking)).toEqual([]);
  });
  expect(await takeJobs(database.kysely, taking)).toHaveLength(1);
});

test('two processes never take the same one', async () => {
  for (let id = 1; id <= 20; id += 1)
    await addJob(database.kysely, { kind: GREET, payload: { id } });
  const take = (worker: number) => takeJobs(database.kysely, { ...taking, most: 8, worker });
  const taken = (await Promise.all([1, 2, 3, 4].map(take))).flat();
  expect(taken).toHaveLength(20);
  expect(new Set(taken.map(({ id }) => id)).size).toBe(20);
});
