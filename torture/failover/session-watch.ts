import { strict as assert } from 'node:assert';
import { setTimeout as delay } from 'node:timers/promises';
import { type Database, openDatabase } from '../../apps/server/src/platform/db/pool.ts';
import { valueIn } from '../../apps/server/src/testing/metrics-text.ts';
import type { Person } from '../../apps/server/src/testing/stress/stream.ts';
import { type Cluster, METRICS_TOKEN, type Node } from './cluster.ts';

/** Well below what one person may ask in a minute. */
const PAUSE_MS = 250;
const PATIENCE_MS = 20_000;

type Seen = { readonly begun: number; readonly status: number };

async function profileStatus(origin: string, { headers }: Person): Promise<number> {
  const response = await fetch(`${origin}/api/user/profile`, { headers }).catch(() => null);
  await response?.text().catch(() => undefined);
  return response?.status ?? 0;
}

/**
 * People who ask every process again and again who they are, which it remembers while it hears of
 * changes. Their sessions end on the new leader before a process can hear anything from there.
 */
export class SessionWatch {
  readonly #seen: Seen[] = [];
  readonly #people: readonly Person[];
  readonly #done: Promise<unknown>;
  #isOver = false;
  #ended = Number.POSITIVE_INFINITY;

  constructor(origins: readonly string[], people: readonly Person[]) {
    this.#people = people;
    const pairs = origins.flatMap((origin) => people.map((person) => ({ origin, person })));
    this.#done = Promise.all(pairs.map(({ origin, person }) => this.#watch(origin, person)));
  }

  async #watch(origin: string, person: Person): Promise<void> {
    while (!this.#isOver) {
      const begun = performance.now();
      const status = await profileStatus(origin, person);
      this.#seen.push({ begun, status });
      // Requests without a session are limited by address: one answer of that kind is enough.
      if (status === 401) return;
      await delay(PAUSE_MS);
    }
  }

  /**
   * Ends the sessions at the machine that has just begun to lead, as soon as it takes changes: it
   * says that it leads a little before.
   * @returns how many processes listened there by then
   */
  async endSessions(cluster: Cluster, leader: Node): Promise<number> {
    const database = openDatabase({ connectionString: cluster.databaseUrl(leader) });
    while (await isReadOnly(database)) await delay(1);
    const { rows } = await database.pool.query<{ listening: number }>(
      `select count(*)::int as listening from pg_stat_activity where query like 'listen %'`,
    );
    await endSessionsOf(database, this.#people);
    this.#ended = performance.now();
    await database.close();
    return rows[0]?.listening ?? 0;
  }

  /** Waits until every process has refused everybody, and says what was wrong on the way. */
  async finish(): Promise<{ stale: number; faults: string[] }> {
    const timer = setTimeout(() => {
      this.#isOver = true;
    }, PATIENCE_MS);
    await this.#done;
    clearTimeout(timer);
    const statuses = this.#seen.map(({ status }) => status);
    const odd = statuses.filter((status) => ![200, 401, 503].includes(status));
    return {
      stale: this.#seen.filter(({ begun, status }) => status === 200 && begun > this.#ended).length,
      faults: [
        ...(this.#isOver ? ['somebody whose session ended was never refused'] : []),
        ...new Set(odd.map((status) => `a profile answered ${status}`)),
      ],
    };
  }
}

async function isReadOnly(database: Database): Promise<boolean> {
  const sql = 'select pg_is_in_recovery() as is_read_only';
  const { rows } = await database.pool.query<{ is_read_only: boolean }>(sql);
  return rows[0]?.is_read_only ?? true;
}

function endSessionsOf(database: Database, people: readonly Person[]): Promise<unknown> {
  const ids = people.map(({ id }) => id);
  return database.pool.query('delete from sessions where user_id = any($1::int[])', [ids]);
}

async function sessionHits(origin: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  return valueIn(text, 'pratibha_cache_reads_total', { cache: 'sessions', result: 'hit' }) ?? 0;
}

/**
 * Every process answers from memory again, which it does while it listens, and hears of a change.
 * @throws AssertionError
 */
export async function confirmListening(
  origins: readonly string[],
  database: Database,
  person: Person,
): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (const origin of origins) {
    const before = await sessionHits(origin);
    while ((await sessionHits(origin)) === before) {
      assert.ok(performance.now() < until, `${origin} does not listen again`);
      assert.equal(await profileStatus(origin, person), 200);
      await delay(PAUSE_MS);
    }
  }
  await endSessionsOf(database, [person]);
  for (const origin of origins) {
    while ((await profileStatus(origin, person)) !== 401) {
      assert.ok(performance.now() < until, `${origin} has not heard of the end of a session`);
      await delay(PAUSE_MS);
    }
  }
}
