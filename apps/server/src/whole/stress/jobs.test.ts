import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { report, scale, TEST_TIMEOUT_MS } from '../../testing/stress/scale.ts';

const JOBS = scale(300, 5_000);
/** A process is killed whenever so many more are done: as often on a machine of any speed. */
const DONE_PER_KILL = scale(100, 300);
const PROCESSES = 3;
const WORK_MS = 20;
const SCRIPT = fileURLToPath(new URL('../../testing/stress/job-process.ts', import.meta.url));

let database: TestDatabase;
const processes = new Set<ChildProcess>();
/** Those that have done a job: whoever is killed was at work. */
const working = new Set<ChildProcess>();

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table recorded (n integer not null, pid integer not null)');
});
afterAll(async () => {
  await Promise.all([...processes].map(kill));
  await database.close();
});

/** Told of each job that is done. */
let onDone = () => {};

/** @returns never, unless it ends by itself */
function begin(): Promise<never> {
  const address = database.connectionString;
  const child = fork(SCRIPT, [address, String(WORK_MS)], { execArgv: [] });
  processes.add(child);
  child.on('message', () => {
    working.add(child);
    onDone();
  });
  return new Promise((_, reject) => {
    child.once('exit', (code) => {
      working.delete(child);
      if (processes.delete(child)) reject(new Error(`A process ended by itself (${code})`));
    });
  });
}

async function kill(child: ChildProcess): Promise<void> {
  processes.delete(child);
  working.delete(child);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** How many jobs are left, how often one was done, and how many of them were. */
async function counts() {
  const { rows } = await database.pool.query<{ left: number; done: number; different: number }>(
    `select (select count(*) from jobs)::int as left, count(*)::int as done,
       count(distinct n)::int as different
     from recorded`,
  );
  return rows[0] ?? { left: JOBS, done: 0, different: 0 };
}

test(
  `${JOBS} jobs are done while a process is killed -9 after every ${DONE_PER_KILL}`,
  async () => {
    const began = performance.now();
    await database.pool.query(
      `insert into jobs (kind, payload)
       select 'test.record', jsonb_build_object('n', n) from generate_series(1, $1::int) n`,
      [JOBS],
    );
    let kills = 0;
    let told = 0;
    const ends = new Promise<never>((_, reject) => {
      const beginOne = () => void begin().catch(reject);
      for (let n = 0; n < PROCESSES; n += 1) beginOne();
      onDone = () => {
        told += 1;
        const [victim] = working;
        if (told % DONE_PER_KILL !== 0 || victim === undefined) return;
        kills += 1;
        void kill(victim).then(beginOne);
      };
    });
    const done = vi.waitFor(async () => expect((await counts()).left).toBe(0), {
      timeout: TEST_TIMEOUT_MS,
      interval: 50,
    });
    await Promise.race([done, ends]);
    const seconds = (performance.now() - began) / 1_000;
    const found = await counts();
    expect(found.different).toBe(JOBS);
    expect(kills).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(120);
    report(
      `kill -9 of ${kills} processes under ${JOBS} jobs: all done in ` +
        `${seconds.toFixed(1)} s, ${found.done - JOBS} of them twice`,
    );
  },
  TEST_TIMEOUT_MS,
);
