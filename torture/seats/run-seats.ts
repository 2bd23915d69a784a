import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Chance } from '@pratibha/domain/chance';
import type { Database } from '../../apps/server/src/platform/db/pool.ts';
import { SEED } from '../../apps/server/src/testing/stress/seed.ts';
import { createPeople, type Person } from '../../apps/server/src/testing/stress/stream.ts';
import { falsified, foundAt, isQuiet, judge, type Verdict } from './judge.ts';
import { type History, OPERATIONS, PEOPLE, play, prepare } from './play.ts';
import { TwoProcesses } from './two-processes.ts';

/*
 * Seats of full events under kill -9 and a stopped process: npm run torture -- seats [HISTORIES]
 * Each history is what 200 presses on one event were told, written to a file; one thread has to
 * explain it, and how the event stands afterwards. A file that nobody can explain stays. A batch is
 * played at the same time, with one blow to a process in the middle. TORTURE_SEED=N with a number
 * of 1 repeats what history N does.
 */

const HISTORIES = Number(process.argv[2] ?? 10_000);
const BATCH = 12;
/** One who asks again and again would meet the limit of a minute. */
const TURNS = 6;
const QUIET_LIMIT_MS = 60_000;
const LOOK_MS = 50;
const FOLDER = path.join(tmpdir(), `pratibha-histories-${process.pid}`);
const BUILD = new URL('../../scripts/build.mjs', import.meta.url).href;

const { ensureBuilt } = (await import(BUILD)) as {
  ensureBuilt: (tell: (said: string) => void) => void;
};
ensureBuilt(console.log);
mkdirSync(FOLDER, { recursive: true });
const both = await TwoProcesses.start();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void both.end().finally(() => process.exit(1)));
}
const total = { acknowledged: 0, refused: 0, unknown: 0, killed: 0, stopped: 0 };
/** What became of the lies: `explained` is believed, `undecided` takes too many states. */
const lies: Partial<Record<Verdict, number>> = {};
const failed: string[] = [];

/** A seat too many is told by the database itself, at every change of a row. */
const TOO_MANY = `
  create function too_many() returns trigger language plpgsql as $$ begin
    if new.taken + new.held > (select capacity from events where id = new.event_id) then
      raise exception 'a seat too many: % taken, % held', new.taken, new.held;
    end if;
    return null;
  end $$;
  create trigger too_many after insert or update on event_seats
    for each row execute function too_many()`;

try {
  const database = both.database();
  await database.pool.query(TOO_MANY);
  const people = await createPeople(database, both.origins[0] ?? '', PEOPLE * BATCH * TURNS);
  for (let done = 0; done < HISTORIES; done += BATCH) {
    const seeds = Array.from({ length: Math.min(BATCH, HISTORIES - done) }, (_, n) => done + n);
    const turn = ((done / BATCH) % TURNS) * BATCH;
    await playBatch(database, seeds, (n) =>
      people.slice((turn + n) * PEOPLE, (turn + n + 1) * PEOPLE),
    );
    if ((done / BATCH) % 20 === 0) console.log(told(done + seeds.length));
  }
  await database.close();
} finally {
  await both.end();
}
console.log(told(HISTORIES));
for (const each of failed) console.error(each);
if (failed.length > 0 || lies.explained !== undefined || lies.unexplained === undefined) {
  process.exitCode = 1;
} else rmSync(FOLDER, { recursive: true, force: true });

function told(histories: number): string {
  const { acknowledged, refused, unknown, killed, stopped } = total;
  return (
    `${histories} histories of ${OPERATIONS} (seeds ${SEED} to ${SEED + histories - 1}): ` +
    `${acknowledged} done, ${refused} refused, ${unknown} unknown; ${killed} times kill -9, ` +
    `${stopped} times stopped; ${failed.length} not explained; ` +
    `lies: ${lies.unexplained ?? 0} found, ${lies.undecided ?? 0} undecided, ${lies.explained ?? 0} believed`
  );
}

async function playBatch(
  database: Database,
  seeds: readonly number[],
  peopleOf: (n: number) => readonly Person[],
): Promise<void> {
  const histories = await Promise.all(
    seeds.map((seed, n) => prepare(database, SEED + seed, peopleOf(n))),
  );
  const reached = () => histories.reduce((sum, { operations }) => sum + operations.length, 0);
  const playing = Promise.all(histories.map((each) => play(database, both.origins, each)));
  await strike(
    new Chance(histories[0]?.seed ?? 0),
    reached,
    histories.length * OPERATIONS,
    playing,
  );
  await playing;
  await settle(database);
  for (const history of histories) await tell(database, history);
}

/** In the middle of it one process is killed or stands still. */
async function strike(
  chance: Chance,
  reached: () => number,
  all: number,
  playing: Promise<unknown>,
): Promise<void> {
  const at = Math.floor(all * (0.1 + 0.7 * chance.fraction()));
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  playing.then(end, end);
  while (reached() < at && !isOver) await delay(1);
  const nth = chance.below(both.origins.length);
  if (chance.happens(50)) {
    total.killed += 1;
    await both.kill(nth);
  } else {
    total.stopped += 1;
    await both.hold(nth, chance.between(50, 1_500));
  }
}

/** Waits until nobody does anything any more: what was given up may still be under way. */
async function settle(database: Database): Promise<void> {
  let calm = 0;
  while (calm < 4) {
    const { rows } = await database.pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database()
         and pid <> pg_backend_pid() and state <> 'idle' and backend_type = 'client backend'`,
    );
    calm = rows[0]?.n === 0 ? calm + 1 : 0;
    await delay(LOOK_MS);
  }
}

async function tell(database: Database, history: History): Promise<void> {
  const { seed, operations } = history;
  const file = path.join(FOLDER, `${seed}.jsonl`);
  writeFileSync(file, operations.map((each) => `${JSON.stringify(each)}\n`).join(''));
  const begun = performance.now();
  let found = await foundAt(database, history);
  while (!isQuiet(found) && performance.now() - begun < QUIET_LIMIT_MS) {
    await delay(LOOK_MS);
    found = await foundAt(database, history);
  }
  for (const { told: was } of operations) {
    total[was === null ? 'unknown' : was === 'done' ? 'acknowledged' : 'refused'] += 1;
  }
  const verdict = isQuiet(found) ? judge(history, found) : 'a free seat that nobody is offered';
  if (verdict === 'explained') rmSync(file);
  else failed.push(`seed ${seed}: ${verdict}, ${JSON.stringify(found)}; ${file}`);
  const lie = falsified(history, found);
  if (lie === null) return;
  const ofLie = judge(lie, found);
  lies[ofLie] = (lies[ofLie] ?? 0) + 1;
}
