import type { DatabaseServer } from '../database-server.ts';
import type { Load } from '../load.ts';
import { EVENTS, PEOPLE } from '../parts/web.ts';
import { launchBrowser, openPhone, timeToEvents, timeToSee } from '../slow-phone.ts';
import { type Comparison, orderOf, type Sides, Turns } from './comparison.ts';
import { withBoth } from './stand.ts';

/** What a slow phone waits for, both sides by turns: so many of it fit into a second. */
export async function compareWeb(
  databaseServer: DatabaseServer,
  _: Load,
  roots: Sides<string>,
  rounds: number,
): Promise<Comparison[]> {
  const turns = new Turns('web');
  const size = { people: PEOPLE, registrations: PEOPLE };
  const browser = await launchBrowser();
  try {
    await withBoth(databaseServer, roots, size, async (stands) => {
      for (let round = 0; round < rounds; round += 1) {
        for (const side of orderOf(round)) {
          const add = (what: string, ms: number) =>
            turns.add(what, side, { requests: 1, seconds: ms / 1000, micros: Number.NaN });
          const phone = await openPhone(browser, stands[side].product.origin);
          add('landing page: heading', await timeToSee(phone, { path: '/' }));
          await phone.close();
          const student = await openPhone(browser, stands[side].product.origin);
          for (const files of ['fetched', 'at hand']) {
            const { seen, interactive } = await timeToEvents(student, EVENTS);
            add(`events: first card, files ${files}`, seen);
            add(`events: a press has its effect, files ${files}`, interactive);
          }
          await student.close();
        }
      }
    });
  } finally {
    await browser.close();
  }
  return turns.comparisons();
}
