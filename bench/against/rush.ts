import type { DatabaseServer } from '../database-server.ts';
import type { Load } from '../load.ts';
import { PEOPLE, rush, SEATS, startRush, warmUp } from '../parts/rush.ts';
import { type Comparison, orderOf, type Sides, type Turn, Turns } from './comparison.ts';
import { measured } from './stand.ts';

async function turn(databaseServer: DatabaseServer, load: Load, root: string): Promise<Turn> {
  const stand = await startRush(databaseServer, root);
  try {
    await warmUp(load, stand.product.origin);
    return await measured(stand, async () => {
      const { statuses, took } = await rush(load, stand.product.origin);
      if (statuses['201'] !== SEATS || statuses['409'] !== PEOPLE - SEATS) {
        throw new Error(`The rush on ${root} was answered ${JSON.stringify(statuses)}`);
      }
      return { requests: PEOPLE, seconds: took };
    });
  } finally {
    await stand.product.stop();
  }
}

/** The rush of the part `rush`, both sides by turns, each time on a fresh database. */
export async function compareRush(
  databaseServer: DatabaseServer,
  load: Load,
  roots: Sides<string>,
  rounds: number,
): Promise<Comparison[]> {
  const turns = new Turns('rush');
  for (let round = 0; round < rounds; round += 1) {
    for (const side of orderOf(round)) {
      turns.add('register', side, await turn(databaseServer, load, roots[side]));
    }
  }
  return turns.comparisons();
}
