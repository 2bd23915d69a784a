import type { BenchDatabase, DatabaseServer } from '../database-server.ts';
import { processorTime } from '../processor-time.ts';
import { type Product, startProduct } from '../product.ts';
import type { Size } from '../seed.ts';
import type { Sides, Turn } from './comparison.ts';

/** The server of one side, on a database of its own. */
export type Stand = { readonly database: BenchDatabase; readonly product: Product };

async function startStand(
  databaseServer: DatabaseServer,
  root: string,
  size: Size,
): Promise<Stand> {
  const database = await databaseServer.database(size, { root });
  return { database, product: await startProduct({ databaseUrl: database.url, root }) };
}

/** Runs something while both sides serve; whoever is not asked only waits. */
export async function withBoth(
  databaseServer: DatabaseServer,
  roots: Sides<string>,
  size: Size,
  work: (stands: Sides<Stand>) => Promise<void>,
): Promise<void> {
  const old = await startStand(databaseServer, roots.old, size);
  try {
    const stands = { old, new: await startStand(databaseServer, roots.new, size) };
    try {
      await work(stands);
    } finally {
      await stands.new.product.stop();
    }
  } finally {
    await old.product.stop();
  }
}

/** Processor time of the server and of the processes in which PostgreSQL serves it, by number. */
async function processorTimes({ database, product }: Stand): Promise<Map<number, number>> {
  const backends = await database.backends();
  const times = backends.map((pid) => [pid, processorTime(pid)] as const);
  // One that ended just now has served nobody in this turn.
  const known = times.filter(([, time]) => !Number.isNaN(time));
  return new Map([[product.pid, processorTime(product.pid)], ...known]);
}

/**
 * Measures one turn of a side. What PostgreSQL does for everybody, such as its log, is not in it.
 */
export async function measured(
  stand: Stand,
  work: () => Promise<Omit<Turn, 'micros'>>,
): Promise<Turn> {
  const before = await processorTimes(stand);
  const done = await work();
  const after = await processorTimes(stand);
  // One that began meanwhile began with nothing.
  const taken = [...after].map(([pid, time]) => time - (before.get(pid) ?? 0));
  return { ...done, micros: taken.reduce((sum, each) => sum + each, 0) };
}
