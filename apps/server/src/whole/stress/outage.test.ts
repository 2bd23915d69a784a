import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Crashable, signalAll } from '../../testing/stress/crashable.ts';
import { compare, createKeyedWrites } from '../../testing/stress/ledger.ts';
import { report, scale, TEST_TIMEOUT_MS } from '../../testing/stress/scale.ts';
import { ask, createPeople, type KeyedWrite, startStream } from '../../testing/stress/stream.ts';

const ROUNDS = scale(1, 20);
const NOTHING = { lost: [], doubled: [], wrongSeats: 0 };

let folder: string;
let product: Crashable | undefined;
let undo: (() => void)[];

beforeEach(() => {
  folder = temporaryFolder('outage');
  undo = [];
});
afterEach(async () => {
  for (const step of undo.splice(0)) step();
  await product?.end('SIGTERM');
  product = undefined;
  spawnSync('umount', [path.join(folder, 'disk')], { stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
});

async function startProduct(dataDir: string): Promise<Crashable> {
  product = await Crashable.start(dataDir);
  return product;
}

async function writesOf(target: Crashable, people: number): Promise<KeyedWrite[]> {
  const database = target.database();
  const crowd = await createPeople(database, target.origin, people);
  const writes = await createKeyedWrites(database, crowd, 1);
  await database.close();
  return writes;
}

async function compareIn(
  target: Crashable,
  ...rest: [KeyedWrite[], Parameters<typeof compare>[2]]
) {
  const database = target.database();
  const found = await compare(database, ...rest);
  await database.close();
  return found;
}

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url);
  await response.text();
  return response.status;
}

describe('a database that is frozen', () => {
  test(
    'is answered with 503 by our own deadline; afterwards everything is as it was',
    async () => {
      const target = await startProduct(path.join(folder, 'data'));
      for (let round = 0; round < scale(1, 5); round += 1) {
        const writes = await writesOf(target, 30);
        const processes = target.postgres();
        undo = [() => signalAll(processes, 'SIGCONT')];
        signalAll(processes, 'SIGSTOP');
        const begun = performance.now();
        const responses = await Promise.all(writes.map((write) => ask(target.origin, write)));
        const longest = Math.round(performance.now() - begun);
        expect(new Set(responses.map((response) => response?.status))).toEqual(new Set([503]));
        expect(responses.filter((response) => Number(response?.retryAfter) > 0)).toHaveLength(60);
        expect(await statusOf(`${target.origin}/health/live`)).toBe(200);
        expect(await statusOf(`${target.origin}/health/ready`)).toBe(503);
        signalAll(processes, 'SIGCONT');
        await target.becomesReady();
        const ledger = await startStream(target.origin, writes, 8).done;
        expect(ledger.faults).toEqual([]);
        expect(await compareIn(target, writes, ledger)).toEqual(NOTHING);
        report(`frozen database: 60 requests at once all answered 503 within ${longest} ms`);
      }
    },
    TEST_TIMEOUT_MS,
  );
});

describe('a full disk', () => {
  const MEGABYTE = 1024 * 1024;

  function mount(megabytes: number): string | null {
    const disk = path.join(folder, 'disk');
    mkdirSync(disk);
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', disk];
    return spawnSync('mount', options, { stdio: 'ignore' }).status === 0 ? disk : null;
  }

  /** Takes all the room that is left. */
  function fill(file: string): void {
    for (let size = MEGABYTE; size >= 1024; size /= 2) {
      try {
        for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
      } catch {
        // No room for a piece of this size; a smaller one may still fit.
      }
    }
  }

  test(
    'is answered with 503, corrupts nothing, and is forgotten when there is room',
    async (context) => {
      const disk = mount(160);
      if (disk === null) {
        return context.skip('This account may not mount a file system: the disk is not filled.');
      }
      const data = path.join(disk, 'data');
      const ballast = path.join(disk, 'ballast');
      undo = [() => rmSync(ballast, { force: true })];
      for (let round = 0; round < scale(1, 20); round += 1) {
        // Afresh, as the log that piles up each time would soon fill the disk by itself.
        rmSync(data, { recursive: true, force: true });
        const target = await startProduct(data);
        const writes = await writesOf(target, 40);
        const own = target.database();
        // Nobody may find room in what PostgreSQL keeps in reserve.
        await own.pool.query('checkpoint');
        fill(ballast);
        const stream = startStream(target.origin, writes, 8);
        const refused = await refuseEverything(target, own, ballast);
        await own.close();
        expect(await statusOf(`${target.origin}/health/live`)).toBe(200);
        rmSync(ballast);
        const seen = await target.becomesReady();
        expect([...seen.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
        const ledger = await stream.done;
        expect(ledger.faults).toEqual([]);
        expect(ledger.acknowledged.size).toBe(writes.length);
        expect(await compareIn(target, writes, ledger)).toEqual(NOTHING);
        report(`full disk: ${refused}, ${ledger.unknown} requests answered 503, nothing lost`);
        await target.end('SIGTERM');
      }
    },
    TEST_TIMEOUT_MS,
  );

  /**
   * Uses up what is reserved for the log until PostgreSQL finds no room for more of it. What it
   * gave up half-written is room again, with which it may recover and go on for a while.
   */
  async function refuseEverything(
    target: Crashable,
    own: ReturnType<Crashable['database']>,
    ballast: string,
  ): Promise<string> {
    for (let segment = 1; segment <= 40; segment += 1) {
      fill(ballast);
      const sql = `select pg_switch_wal(), pg_logical_emit_message(false, 'torture', repeat('x', 1000))`;
      const failed = await own.pool.query(sql).catch((error: unknown) => error);
      if (failed instanceof Error && (await statusOf(`${target.origin}/health/ready`)) === 503) {
        return `PostgreSQL gave up after ${segment} segments of its log`;
      }
    }
    throw new Error('The disk did not fill up.');
  }
});

describe('SIGTERM under load', () => {
  test(
    `leaves no change without its answer, ${ROUNDS} times`,
    async () => {
      const total = { answered: 0, never: 0 };
      for (let round = 0; round < ROUNDS; round += 1) {
        const target = await startProduct(path.join(folder, `data${round % 2}`));
        const writes = await writesOf(target, 60);
        const ledger = {
          acknowledged: new Map<KeyedWrite, number>(),
          instants: [],
          faults: [] as string[],
          unknown: 0,
        };
        const waiting = [...writes];
        const some = Promise.withResolvers<void>();
        const work = async () => {
          for (let write = waiting.shift(); write; write = waiting.shift()) {
            const response = await ask(target.origin, write);
            if (response?.status === 201) ledger.acknowledged.set(write, response.id);
            else if (response !== null) ledger.faults.push(`${response.status}: ${response.text}`);
            else ledger.unknown += 1;
            if (ledger.acknowledged.size === 30) some.resolve();
          }
        };
        const clients = Promise.all(Array.from({ length: 16 }, work));
        await some.promise;
        expect(await target.end('SIGTERM')).toBe(0);
        await clients;
        expect(ledger.faults).toEqual([]);
        await target.start();
        expect(await compareIn(target, writes, ledger)).toEqual(NOTHING);
        total.answered += ledger.acknowledged.size;
        total.never += ledger.unknown;
        await target.end('SIGTERM');
      }
      report(
        `SIGTERM under load, ${ROUNDS} times: ${total.answered} answered with 201, ` +
          `${total.never} not taken any more, none cut off`,
      );
    },
    TEST_TIMEOUT_MS,
  );
});
