import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Chance } from '@pratibha/domain/chance';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { compareFiles } from '../../testing/stress/kept-files.ts';
import { report, scale, TEST_TIMEOUT_MS } from '../../testing/stress/scale.ts';
import { SEED } from '../../testing/stress/seed.ts';
import { MOMENTS } from '../../testing/stress/sent-file.ts';
import { createSentFiles, createUploadEvent, PART } from '../../testing/stress/uploading-crowd.ts';
import { UploadingProducts } from '../../testing/stress/uploading-products.ts';

/*
 * The disk of FILES_DIR is full in each phase of sending and of examining; everybody else is served
 * meanwhile, and all of it goes on once there is room.
 */

const ROUNDS = scale(1, 20);
const MEGABYTE = 1024 * 1024;
const DISK_MB = 64;

let folder: string;
let disk: string;
let isMounted: boolean;
let database: TestDatabase;
const chance = new Chance(SEED);

beforeAll(async () => {
  folder = temporaryFolder('uploads-disk');
  disk = path.join(folder, 'disk');
  mkdirSync(disk);
  const options = ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', disk];
  isMounted = spawnSync('mount', options, { stdio: 'ignore' }).status === 0;
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  spawnSync('umount', [disk], { stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
});

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

const statusOf = async (url: string, headers: Record<string, string>) =>
  (await fetch(url, { headers })).status;

test.for(MOMENTS)(
  'a disk that is full when one is “%s” loses nothing, and is forgotten when there is room',
  { timeout: TEST_TIMEOUT_MS },
  async (moment, context) => {
    if (!isMounted) {
      return context.skip('This account may not mount a file system: the disk is not filled.');
    }
    const ballast = path.join(disk, 'ballast');
    const eventId = await createUploadEvent(database);
    let refused = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const product = await UploadingProducts.start(database, path.join(disk, 'files'), 1);
      const [origin = ''] = product.origins;
      const files = await createSentFiles(database, { origin, eventId, people: 4, chance });
      const filled = Promise.withResolvers<void>();
      let isFilled = false;
      const sending = files.map((file) =>
        file.send({
          ...{ origins: product.origins, eventId, part: PART, chance },
          onMoment: (now) => {
            // Who tries again is there again.
            if (now !== moment || isFilled) return;
            isFilled = true;
            fill(ballast);
            filled.resolve();
          },
        }),
      );
      await filled.promise;
      const all = Promise.all(sending);
      const isOver = all.then(() => true);
      // Somebody is refused, unless this was the last one to send.
      const told503 = () => files.some(({ statuses }) => (statuses.get(503) ?? 0) > 0);
      await Promise.race([isOver, vi.waitFor(() => expect(told503()).toBe(true), 60_000)]);
      const [first] = files;
      expect(await statusOf(`${origin}/health/live`, {})).toBe(200);
      expect(await statusOf(`${origin}/api/user/profile`, first?.person.headers ?? {})).toBe(200);
      rmSync(ballast);
      await all;
      expect(files.flatMap(({ faults }) => faults)).toEqual([]);
      await vi.waitFor(async () => expect(await waiting()).toBe(0), {
        ...{ timeout: scale(120_000, 600_000), interval: 200 },
      });
      expect(
        await compareFiles(database, product.filesDir, files),
        `seed ${SEED}, round ${round}`,
      ).toEqual({ lost: [], half: [] });
      refused += files.reduce((sum, { statuses }) => sum + (statuses.get(503) ?? 0), 0);
      // Afresh: the disk is small.
      await product.end();
      await database.pool.query('truncate files, stored_bytes, files_folder, jobs cascade');
    }
    report(`full disk while one is “${moment}”, ${ROUNDS} times: ${refused} answered 503`);
  },
);

async function waiting(): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from file_facts where state = 'waiting'`,
  );
  return rows[0]?.n;
}
