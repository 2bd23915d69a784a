import { type LinkToCheck, linksToCheck } from '@pratibha/domain/links/links-of-work';
import type { Database } from '../../platform/db/pool.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { askSoon, findUnlooked, insertUses } from './link-checks.queries.ts';

/** Works in one transaction. */
const MOST_WORKS = 200;

type Looking = {
  readonly events: readonly number[];
  /** Of the product: its own pages are not checked. */
  readonly origin: string;
};

/** Notes the links of works that came since, so that they are asked at once. */
export async function lookForLinks(
  database: Pick<Database, 'kysely'>,
  { events, origin }: Looking,
): Promise<void> {
  let looked = MOST_WORKS;
  while (looked === MOST_WORKS) {
    looked = await inTransaction(database, async (db) => {
      const works = await findUnlooked(db, events, MOST_WORKS);
      const found = works.map((work) => ({ work, links: linksToCheck(work, origin) }));
      const ids = await askSoon(
        db,
        found.flatMap(({ links }) => links),
      );
      const uses = found.flatMap(({ work: { submission_id, revision }, links }) =>
        // A work without any is looked at once, too.
        (links.length === 0 ? [null] : links).map((each, n) => ({
          ...{ submission_id, revision, n: n + 1, check_id: idOf(each, ids) },
        })),
      );
      if (uses.length > 0) await insertUses(db, uses);
      return works.length;
    });
  }
}

const idOf = (each: LinkToCheck | null, ids: ReadonlyMap<string, number>) =>
  (each && ids.get(each.link)) ?? null;
