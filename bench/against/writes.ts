import type { DatabaseServer } from '../database-server.ts';
import type { Load } from '../load.ts';
import { CASES, type Case, IN_FLIGHT, People, send } from '../parts/writes.ts';
import { type Comparison, orderOf, type Sides, Turns } from './comparison.ts';
import { measured, type Stand, withBoth } from './stand.ts';

/** Of one turn. */
const PEOPLE = 1_000;

/** The writing of the part `writes`, both sides by turns. */
export async function compareWrites(
  databaseServer: DatabaseServer,
  load: Load,
  roots: Sides<string>,
  rounds: number,
): Promise<Comparison[]> {
  const turns = new Turns('writes');
  const people = PEOPLE * (1 + rounds * IN_FLIGHT.length);
  const turn = (each: Case, { stand, fresh }: { stand: Stand; fresh: People }, inFlight: number) =>
    measured(stand, async () => {
      const run = { each, product: stand.product, load, fresh };
      const { ok, perSecond } = await send(run, inFlight, PEOPLE);
      return { requests: ok, seconds: ok / perSecond };
    });
  await withBoth(databaseServer, roots, { people, submitters: people }, async (stands) => {
    for (const each of CASES) {
      const sides = {
        old: { stand: stands.old, fresh: new People() },
        new: { stand: stands.new, fresh: new People() },
      };
      for (const side of orderOf(0)) await turn(each, sides[side], 64);
      for (let round = 0; round < rounds; round += 1) {
        for (const inFlight of IN_FLIGHT) {
          for (const side of orderOf(round)) {
            const what = `${each.name}, ${inFlight} in flight`;
            turns.add(what, side, await turn(each, sides[side], inFlight));
          }
        }
      }
    }
  });
  return turns.comparisons();
}
