import type { ShownClass } from '@pratibha/contract/render-module';
import { dayOf, startOfNextDay } from '@pratibha/domain/time/competition-time';
import type { Notices } from '../../platform/db/notices.ts';
import type { Database } from '../../platform/db/pool.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { KeptUntilNext } from '../results/results.ts';
import { findShownClasses } from './classes.queries.ts';
import { shownClassView } from './classes.view.ts';

type Known = {
  readonly classes: readonly ShownClass[];
  readonly text: string;
  readonly from: Date;
  readonly until: Date | null;
};
const NOTHING: Known = { classes: [], text: '[]', from: new Date(0), until: new Date(0) };

/**
 * The classes that visitors read of, in memory of this process: those of today and later. The same
 * classes stay the same object, so that the page with them is rendered once.
 */
export class ShownClasses {
  readonly #kept: KeptUntilNext<Known>;

  constructor(database: Database, notices: Notices, clock: Clock) {
    this.#kept = new KeptUntilNext({
      ...{ notices, clock, nothing: NOTHING },
      find: async (now, last) => {
        const rows = await findShownClasses(database.kysely, dayOf(now));
        const found = rows.map(shownClassView);
        const text = JSON.stringify(found);
        const classes = text === last.text ? last.classes : found;
        return { classes, text, from: now, until: rows.length === 0 ? null : startOfNextDay(now) };
      },
      isOf: () => false,
    });
  }

  /** As they are, or where the database does not respond as they were: pages go on. */
  async lately(): Promise<readonly ShownClass[]> {
    return (await this.#kept.lately()).classes;
  }
}
