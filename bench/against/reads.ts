import type { DatabaseServer } from '../database-server.ts';
import type { Load } from '../load.ts';
import { CASES, type Case, jobOf, SIZE } from '../parts/reads.ts';
import { type Comparison, orderOf, type Sides, Turns } from './comparison.ts';
import { measured, type Stand, withBoth } from './stand.ts';

/** The reading of the part `reads`, both sides by turns. */
export async function compareReads(
  databaseServer: DatabaseServer,
  load: Load,
  roots: Sides<string>,
  rounds: number,
): Promise<Comparison[]> {
  const turns = new Turns('reads');
  const turn = (each: Case, stand: Stand) =>
    measured(stand, async () => {
      const { ok, failed, perSecond } = await load.run(jobOf(each, stand.product.origin));
      if (failed > 0) throw new Error(`${each.name}: ${failed} requests failed`);
      return { requests: ok, seconds: ok / perSecond };
    });
  await withBoth(databaseServer, roots, SIZE, async (stands) => {
    for (const each of CASES) {
      for (const side of orderOf(0)) await turn(each, stands[side]);
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const each of CASES) {
        for (const side of orderOf(round)) {
          turns.add(each.name, side, await turn(each, stands[side]));
        }
      }
    }
  });
  return turns.comparisons();
}
