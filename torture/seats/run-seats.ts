import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Chance } from '@pratibha/domain/chance';
import type { Database } from '../../apps/server/src/platform/db/pool.ts';
import { SEED } from '../../apps/server/src/testing/stress/seed.ts';
import { createOrganisers, createPressers } from './crowd.ts';
import { findAll, inAnotherOrder, judge } from './judge.ts';
import { LIES } from './lies.ts';
import { type History, OPERATIONS, PEOPLE, play, prepare } from './play.ts';
import type { Presser } from './press.ts';
import { startRecording } from './recorder.ts';
import { removeHistories } from './remove-histories.ts';
import { TwoProcesses } from './two-processes.ts';

/*
 * Seats of full events under kill -9 and a stopped process: npm run torture -- seats [HISTORIES]
 * Each history is what 200 presses on one event were told; one thread has to explain it, in the
 * order in which the database wrote down what happened, and how the event stands afterwards. A
 * batch is played at the same time, in which one process is killed and one stands still. What
 * nobody explains stays in a file. TORTURE_SEED=N with a number of 1 repeats what history N does.
 */

const HISTORIES = Number(process.argv[2] ?? 10_000);
const BATCH = 60;
/** One who asks again and again would meet the limit of a minute. */
const TURNS = 2;
const QUIET_LIMIT_MS = 60_000;
const LOOK_MS = 100;
const EVERY_BATCHES = 2;
const BESIDE: readonly string[] = ['be-offered', 'expire', 'be-seated', 'offer', 'resize'];
const FOLDER = path.join(tmpdir(), `pratibha-histories-${process.pid}`);
const BUILD = new URL('../../scripts/build.mjs', import.meta.url).href;

const { ensureBuilt } = (await import(BUILD)) as {
  ensureBuilt: (tell: (said: string) => void) => void;
};
ensureBuilt(console.log);
mkdirSync(FOLDER, { recursive: true });
const both = await TwoProcesses.start();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.log(told());
    void both.end().finally(() => process.exit(1));
  });
}
const begun = performance.now();
const total = { judged: 0, done: 0, refused: 0, unknown: 0, killed: 0, stopped: 0 };
/** What happened by itself, or was done by hand. */
const happened: Record<string, number> = {};
const lies = { told: 0, believed: 0 };
const failed: string[] = [];

try {
  const database = both.database();
  await startRecording(database.pool);
  const origin = both.origins[0] ?? '';
  const people = await createPressers(database, origin, PEOPLE * BATCH * TURNS);
  const organisers = await createOrganisers(database, origin, BATCH);
  let before: readonly History[] = [];
  for (let done = 0; done < HISTORIES || before.length > 0; done += BATCH) {
    const count = Math.max(0, Math.min(BATCH, HISTORIES - done));
    const first = ((done / BATCH) % TURNS) * BATCH;
    const crowd = (n: number) => people.slice((first + n) * PEOPLE, (first + n + 1) * PEOPLE);
    const seeds = Array.from({ length: count }, (_, n) => SEED + done + n);
    // What was given up is at rest, and what is free is offered, while others play.
    const [played] = await Promise.all([
      playBatch(database, seeds, crowd, organisers),
      tellBatch(database, before),
    ]);
    await removeHistories(database.pool, before);
    before = played;
    if ((done / BATCH) % EVERY_BATCHES === 0) console.log(told());
  }
  await database.close();
} finally {
  await both.end();
}
console.log(told());
for (const each of failed) console.error(each);
if (failed.length > 0 || lies.believed > 0 || lies.told === 0) process.exitCode = 1;
else rmSync(FOLDER, { recursive: true, force: true });

function told(): string {
  const { judged, done, refused, unknown, killed, stopped } = total;
  const seconds = Math.round((performance.now() - begun) / 1000);
  const beside = Object.entries(happened).map(([what, n]) => `${n} ${what}`);
  return (
    `${judged} histories of ${OPERATIONS} (from seed ${SEED}) in ${seconds} s: ` +
    `${done} done, ${refused} refused, ${unknown} unknown; ${beside.join(', ')}; ` +
    `${killed} times kill -9, ${stopped} times stopped; ${failed.length} not explained; ` +
    `of ${lies.told} lies ${lies.believed} believed`
  );
}

async function playBatch(
  database: Database,
  seeds: readonly number[],
  crowd: (n: number) => readonly Presser[],
  organisers: readonly Presser[],
): Promise<readonly History[]> {
  const histories = await Promise.all(
    seeds.map((seed, n) => prepare(database, seed, crowd(n), organisers[n] as Presser)),
  );
  if (histories.length === 0) return [];
  const progress = () =>
    histories.reduce((sum, { operations }) => sum + operations.length, 0) /
    (histories.length * OPERATIONS);
  const playing = Promise.all(histories.map((each) => play(database, both.origins, each)));
  await strike(new Chance(histories[0]?.seed ?? 0), progress, playing);
  await playing;
  return histories;
}

/** In the midst of it one process is killed, and one stands still. */
async function strike(
  chance: Chance,
  progress: () => number,
  playing: Promise<unknown>,
): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  playing.then(end, end);
  const until = async (part: number) => {
    while (progress() < part && !isOver) await delay(5);
  };
  const blows = chance.shuffle([
    async (nth: number) => {
      total.killed += 1;
      await both.kill(nth);
    },
    async (nth: number) => {
      total.stopped += 1;
      await both.hold(nth, chance.between(50, 1_500));
    },
  ]);
  for (const [n, blow] of blows.entries()) {
    await until(0.05 + 0.4 * (n + chance.fraction()));
    await blow(chance.below(both.origins.length));
  }
}

async function tellBatch(database: Database, histories: readonly History[]): Promise<void> {
  for (const history of histories) await tell(database, history);
}

async function tell(database: Database, history: History): Promise<void> {
  const { seed, operations, faults } = history;
  const since = performance.now();
  let found = await findAll(database, history);
  while (!found.isQuiet && performance.now() - since < QUIET_LIMIT_MS) {
    await delay(LOOK_MS);
    found = await findAll(database, history);
  }
  total.judged += 1;
  for (const { told: was } of operations) {
    total[was === null ? 'unknown' : was === 'done' ? 'done' : 'refused'] += 1;
  }
  for (const { does } of found.record) {
    if (BESIDE.includes(does)) happened[does] = (happened[does] ?? 0) + 1;
  }
  const why = faults[0] ?? judge(history, found);
  if (why !== null) {
    const file = path.join(FOLDER, `${seed}.json`);
    writeFileSync(file, JSON.stringify({ why, found, ...history }, null, 1));
    const other = faults.length > 0 ? 'a fault' : inAnotherOrder(history, found);
    failed.push(`seed ${seed}: ${JSON.stringify(why)}, ${other}; ${file}`);
    console.error(failed.at(-1));
    return;
  }
  const chance = new Chance(seed);
  for (const [name, lie] of chance.shuffle(Object.entries(LIES))) {
    const [lied, asFound] = lie(history, found, chance) ?? [];
    if (lied === undefined || asFound === undefined) continue;
    lies.told += 1;
    if (judge(lied, asFound) === null) {
      lies.believed += 1;
      console.error(`seed ${seed}: the lie "${name}" is believed`);
    }
    return;
  }
}
