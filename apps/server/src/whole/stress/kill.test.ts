import { rmSync } from 'node:fs';
import path from 'node:path';
import { Chance } from '@pratibha/domain/chance';
import { isAlive } from '@pratibha/embedded-postgres/processes';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Crashable, signalAll } from '../../testing/stress/crashable.ts';
import { compare, createKeyedWrites } from '../../testing/stress/ledger.ts';
import { report, scale, TEST_TIMEOUT_MS } from '../../testing/stress/scale.ts';
import { SEED } from '../../testing/stress/seed.ts';
import { createPeople, type Person, startStream } from '../../testing/stress/stream.ts';

const ROUNDS = scale(2, 50);
/** In the short form the rarer ends come once. */
const RARE = scale(1, 50);
const PEOPLE = scale(24, 40);
/** As many in turn: one person who asks again and again would meet the limit of a minute. */
const TURNS = scale(1, 8);
const EVENTS = 2;
const CLIENTS = 16;

let folder: string;
let product: Crashable;
let people: Person[];
const chance = new Chance(SEED);

beforeAll(async () => {
  folder = temporaryFolder('kill');
  product = await Crashable.start(path.join(folder, 'data'));
  const database = product.database();
  people = await createPeople(database, product.origin, PEOPLE * TURNS);
  await database.close();
});
afterAll(async () => {
  await product.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

type Blow = [name: string, rounds: number, strike: () => Promise<number>];

/** Each answers with how long it took until requests were served again, in milliseconds. */
const blows: Blow[] = [
  ['the server', ROUNDS, strikeServer],
  ['the server and the whole database', ROUNDS, strikeEverything],
  ['the database', ROUNDS, () => strikeDatabase(() => [product.postmaster])],
  ['the whole database', RARE, () => strikeDatabase(() => product.postgres())],
  [
    'one process of the database',
    RARE,
    () => strikeDatabase(() => [chance.pick(product.postgres().slice(1))]),
  ],
];

async function strikeServer(): Promise<number> {
  await product.end('SIGKILL');
  return product.start();
}

async function strikeEverything(): Promise<number> {
  const processes = product.postgres();
  const ended = product.end('SIGKILL');
  signalAll(processes, 'SIGKILL');
  await ended;
  return product.start();
}

async function strikeDatabase(victims: () => readonly number[]): Promise<number> {
  const begun = performance.now();
  const pids = victims();
  signalAll(pids, 'SIGKILL');
  while (pids.some(isAlive)) await fetch(`${product.origin}/health/live`);
  const seen = await product.becomesReady();
  expect([...seen.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  if (seen.has(503)) expect(Number(seen.get(503))).toBeGreaterThan(0);
  return performance.now() - begun;
}

describe('kill -9 under a stream of registrations and submissions', () => {
  test.each(blows)(
    'of %s, %d times: nothing is lost, nothing is doubled',
    async (name, rounds, strike) => {
      const times: number[] = [];
      const total = { acknowledged: 0, unknown: 0 };
      for (let round = 0; round < rounds; round += 1) {
        const before = product.database();
        const turn = (round % TURNS) * PEOPLE;
        const writes = await createKeyedWrites(before, people.slice(turn, turn + PEOPLE), EVENTS);
        await before.close();
        const stream = startStream(product.origin, writes, CLIENTS);
        await stream.reaches(1 + chance.below(Math.floor(writes.length * 0.8)));
        times.push(await strike());
        const ledger = await stream.done;
        const after = product.database();
        const found = await compare(after, writes, ledger);
        await after.close();
        expect({ ...found, faults: ledger.faults }, `seed ${SEED}, round ${round}`).toEqual({
          lost: [],
          doubled: [],
          wrongSeats: 0,
          faults: [],
        });
        expect(ledger.acknowledged.size).toBe(writes.length);
        total.acknowledged += ledger.acknowledged.size;
        total.unknown += ledger.unknown;
      }
      times.sort((a, b) => a - b);
      const ms = (n: number | undefined) => `${Math.round(n ?? 0)} ms`;
      report(
        `kill -9 of ${name}, ${rounds} times (seed ${SEED}): ${total.acknowledged} acknowledged, ` +
          `${total.unknown} unknown at first, 0 lost, 0 doubled; back after ` +
          `${ms(times[Math.floor(times.length / 2)])} (median), ${ms(times.at(-1))} (longest)`,
      );
    },
    TEST_TIMEOUT_MS,
  );
});
