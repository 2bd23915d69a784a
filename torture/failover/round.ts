import { strict as assert } from 'node:assert';
import { setTimeout as delay } from 'node:timers/promises';
import type { Chance } from '@pratibha/domain/chance';
import { openDatabase } from '../../apps/server/src/platform/db/pool.ts';
import { compare, createKeyedWrites } from '../../apps/server/src/testing/stress/ledger.ts';
import { createPeople, startStream } from '../../apps/server/src/testing/stress/stream.ts';
import type { Blow } from './blows.ts';
import type { Cluster, Node } from './cluster.ts';
import { confirmListening, SessionWatch } from './session-watch.ts';

const PEOPLE = 100;
/** As many take works: 2,000 writes. */
const EVENTS = 10;
const CLIENTS = 16;
const WATCHED = 5;
const NODES: readonly Node[] = ['a', 'b', 'c'];
const LOOK_MS = 100;

/** One line of the table. */
export type Figures = {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** Answers that left the client in doubt: 503, or none. */
  readonly asked_again: number;
  readonly outage_s: number;
  /** Until the killed machine followed again. */
  readonly rejoined_s: number | null;
  /** Answers from memory that a process should have forgotten. */
  readonly stale: number;
  /** Processes that listened at the new leader before sessions ended there. */
  readonly listened: number | null;
};

/**
 * Registrations and works through both processes, and a blow in the middle.
 * @throws AssertionError when anything is lost, doubled, stale or answered in a way no client
 * expects
 */
export async function playRound(cluster: Cluster, blow: Blow, chance: Chance): Promise<Figures> {
  const [origin = ''] = cluster.origins;
  const database = openDatabase({ connectionString: cluster.databaseUrl() });
  const [lastPerson, ...others] = await createPeople(database, origin, 1 + WATCHED + PEOPLE);
  assert.ok(lastPerson);
  const writes = await createKeyedWrites(database, others.slice(WATCHED), EVENTS);
  const leader = await cluster.leader();

  const watch = new SessionWatch(cluster.origins, others.slice(0, WATCHED));
  const stream = startStream(cluster.origins, writes, CLIENTS);
  await stream.reaches(writes.length / 8 + chance.below(writes.length / 4));
  const next = blow.moves ? newLeader(cluster, leader) : Promise.resolve(leader);
  const fallen = await blow.strike(cluster, leader);
  const struck = performance.now();
  const listened = await watch.endSessions(cluster, await next);
  const ledger = await stream.done;
  const watched = await watch.finish();

  const found = await compare(database, writes, ledger);
  assert.deepEqual([...new Set([...ledger.faults, ...watched.faults])], []);
  assert.equal(ledger.acknowledged.size, writes.length);
  assert.equal(watched.stale, 0, 'answered from memory what had ended');
  if (blow.isSynchronous) {
    assert.ok((ledger.instants.at(-1) ?? 0) > struck, 'all was done before the blow');
    assert.deepEqual(found, { lost: [], doubled: [], wrongSeats: 0 });
  } else {
    assert.ok(found.lost.length > 0, 'the control lost nothing: it proves nothing');
  }
  await confirmListening(cluster.origins, database, lastPerson);
  await database.close();

  const begun = performance.now();
  if (fallen !== null) await cluster.run('start', fallen);
  return {
    acknowledged: ledger.acknowledged.size,
    lost: found.lost.length,
    doubled: found.doubled.length,
    asked_again: ledger.unknown,
    outage_s: inSeconds(longestGap(ledger.instants)),
    rejoined_s: fallen === null ? null : inSeconds(performance.now() - begun),
    stale: watched.stale,
    listened: blow.moves ? listened : null,
  };
}

async function newLeader(cluster: Cluster, old: Node): Promise<Node> {
  for (;;) {
    for (const node of NODES) if (node !== old && (await cluster.leads(node))) return node;
    await delay(LOOK_MS);
  }
}

/** How long nobody was answered that a change is saved. */
function longestGap(instants: readonly number[]): number {
  return Math.max(...instants.slice(1).map((instant, n) => instant - (instants[n] ?? instant)));
}

function inSeconds(milliseconds: number): number {
  return Math.round(milliseconds / 100) / 10;
}
