import { rmSync } from 'node:fs';
import path from 'node:path';
import { Chance } from '@pratibha/domain/chance';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { compareFiles } from '../../testing/stress/kept-files.ts';
import { report, scale, TEST_TIMEOUT_MS } from '../../testing/stress/scale.ts';
import { SEED } from '../../testing/stress/seed.ts';
import { MOMENTS, type Moment, type SentFile } from '../../testing/stress/sent-file.ts';
import { createSentFiles, createUploadEvent, PART } from '../../testing/stress/uploading-crowd.ts';
import { UploadingProducts } from '../../testing/stress/uploading-products.ts';

/*
 * Files are sent through two processes, one of which is killed -9 in each phase of that and of the
 * examining. What was acknowledged is there, equal, and nothing is shown half.
 */

const ROUNDS = scale(1, 40);
const PEOPLE = scale(4, 12);
/** In a round of the long form so many blows. */
const BLOWS = scale(1, 3);

let folder: string;
let database: TestDatabase;
let both: UploadingProducts;
let eventId: number;
const chance = new Chance(SEED);

beforeAll(async () => {
  folder = temporaryFolder('uploads');
  database = await createTestDatabase();
  eventId = await createUploadEvent(database);
  both = await UploadingProducts.start(database, path.join(folder, 'files'), 2);
});
afterAll(async () => {
  await both.end();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const waiting = async () =>
  (
    await database.pool.query<{ n: number }>(
      `select count(*)::int as n from file_facts where state = 'waiting'`,
    )
  ).rows[0]?.n;

/** Every file was looked into, also where that was broken off. */
const areExamined = () =>
  vi.waitFor(async () => expect(await waiting()).toBe(0), {
    timeout: scale(120_000, 600_000),
    interval: 200,
  });

/** Waits until a process looks into one. @returns false where all are examined before */
async function isExamining(): Promise<boolean> {
  const look = async () =>
    (
      await database.pool.query<{ is_taken: boolean; waiting: number }>(
        `select exists (select from jobs where kind = 'files.examine' and taken_by is not null)
           as is_taken, (select count(*)::int from file_facts where state = 'waiting') as waiting`,
      )
    ).rows[0];
  return vi.waitFor(
    async () => {
      const found = await look();
      expect(found?.is_taken === true || found?.waiting === 0).toBe(true);
      return found?.is_taken === true;
    },
    { timeout: 60_000, interval: 5 },
  );
}

async function send(files: readonly SentFile[], strikes: (moment: Moment, origin: string) => void) {
  const { origins } = both;
  const way = { origins, eventId, part: PART, chance, onMoment: strikes };
  await Promise.all(files.map((file) => file.send(way)));
  const faults = files.flatMap((each) => each.faults);
  expect(faults, `seed ${SEED}`).toEqual([]);
}

async function crowd(people = PEOPLE): Promise<SentFile[]> {
  const [origin = ''] = both.origins;
  return createSentFiles(database, { origin, eventId, people, chance });
}

/** What everybody reads of their own files is what they sent. */
async function expectToldAsSent(files: readonly SentFile[]): Promise<void> {
  for (const { person, key, bytes, sha256 } of files) {
    const url = `${chance.pick(both.origins)}/api/user/events/${eventId}/uploads`;
    const response = await fetch(url, { headers: person.headers });
    const own = (await response.json()) as Record<string, unknown>[];
    const told = { received: bytes.length, size: bytes.length, sha256, media_type: 'image/png' };
    expect(own.find((each) => each['key'] === key)).toMatchObject(told);
  }
}

describe('kill -9 of one of two processes, while files are sent', () => {
  test.each(MOMENTS)(
    `when one is “%s”, ${ROUNDS} times: every acknowledged byte is there, nothing is half`,
    async (struck) => {
      const total = { files: 0, resumed: 0 };
      const before = both.killed;
      for (let round = 0; round < ROUNDS; round += 1) {
        const files = await crowd();
        let blows = BLOWS;
        const coming = { moments: chance.below(PEOPLE) };
        const killing: Promise<void>[] = [];
        await send(files, (moment, origin) => {
          if (moment !== struck || blows === 0) return;
          coming.moments -= 1;
          if (coming.moments >= 0) return;
          blows -= 1;
          coming.moments = chance.below(PEOPLE);
          killing.push(both.kill(origin));
        });
        await Promise.all(killing);
        await areExamined();
        expect(
          await compareFiles(database, both.filesDir, files),
          `seed ${SEED}, round ${round}`,
        ).toEqual({ lost: [], half: [] });
        await expectToldAsSent(files);
        total.files += files.length;
        total.resumed += files.reduce((sum, { resumed }) => sum + resumed, 0);
      }
      expect(both.killed).toBeGreaterThan(before);
      report(
        `kill -9 ${both.killed - before} times while one is “${struck}” (seed ${SEED}): ` +
          `${total.files} files, ${total.resumed} times gone on with, 0 lost, 0 half`,
      );
    },
    TEST_TIMEOUT_MS,
  );
});

describe('kill -9 of both processes, while files are examined', () => {
  test(
    `${ROUNDS} times: no preview without its original, and all are examined at last`,
    async () => {
      let inTheMidst = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const files = await crowd();
        await send(files, () => undefined);
        // A file is given up when it took three processes along.
        for (let blow = 0; blow < 2; blow += 1) {
          if (!(await isExamining())) break;
          inTheMidst += 1;
          await Promise.all(both.origins.map((origin) => both.kill(origin)));
        }
        await areExamined();
        expect(await compareFiles(database, both.filesDir, files)).toEqual({ lost: [], half: [] });
        await expectToldAsSent(files);
      }
      const { rows } = await database.pool.query<{ state: string; n: number }>(
        'select state, count(*)::int as n from file_facts group by state',
      );
      expect(rows.map(({ state }) => state)).toEqual(['done']);
      expect(inTheMidst).toBeGreaterThan(0);
      report(`kill -9 of both ${inTheMidst} times in the midst of it: ${rows[0]?.n} examined`);
    },
    TEST_TIMEOUT_MS,
  );
});
