import type { PublicWork, PublicWorkDetail } from '@pratibha/contract/public-works';
import { areAwardsOut, isShownToAll } from '@pratibha/domain/submissions/shown-works';
import type { Notices } from '../../platform/db/notices.ts';
import type { Database } from '../../platform/db/pool.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { findInstantOfNext, findReleasedResults, KeptUntilNext } from '../results/results.ts';
import { findConsentedWorks, findWordsOfWork } from './shown-works.queries.ts';
import { inOrder, shownWorkView } from './shown-works.view.ts';

type Known = {
  readonly works: readonly PublicWork[];
  /** What the list says, and of which revision it says it. */
  readonly text: string;
  readonly from: Date;
  readonly until: Date | null;
  /** Whoever said that a work may be shown that could be. */
  readonly makers: ReadonlySet<string>;
};

const NOTHING: Known = {
  works: [],
  text: '',
  from: new Date(0),
  until: new Date(0),
  makers: new Set(),
};

/**
 * The works that everybody may see, in memory of this process (`KeptUntilNext`). The same works
 * stay the same object; their whole words are read when somebody opens one.
 */
export class ShownWorks {
  readonly #database: Database;
  readonly #kept: KeptUntilNext<Known>;

  constructor(database: Database, notices: Notices, clock: Clock) {
    this.#database = database;
    this.#kept = new KeptUntilNext({
      ...{ notices, clock, nothing: NOTHING },
      find: (now, last) => this.#find(now, last),
      isOf: ({ makers }, userId) => makers.has(userId),
    });
  }

  /** As they are now; at once where it is known. */
  now(): readonly PublicWork[] | Promise<readonly PublicWork[]> {
    const known = this.#kept.now();
    return known instanceof Promise ? known.then(({ works }) => works) : known.works;
  }

  /** The same, or where the database does not respond what was known last: pages go on. */
  async lately(): Promise<readonly PublicWork[]> {
    return (await this.#kept.lately()).works;
  }

  /** One of them, whole; undefined where nobody may see it. */
  async of(id: string): Promise<PublicWorkDetail | undefined> {
    const work = (await this.now()).find((each) => each.id === id);
    const words = work && (await findWordsOfWork(this.#database.kysely, id));
    if (work === undefined || words === undefined) return undefined;
    const { submitted_at, pictures, ...rest } = words;
    return {
      ...{ ...work, ...rest, pictures: [...pictures] },
      submitted_at: submitted_at.toISOString(),
    };
  }

  async #find(now: Date, last: Known): Promise<Known> {
    const { kysely } = this.#database;
    const until = await findInstantOfNext(kysely, now);
    const results = (await findReleasedResults(kysely, now, null)).filter(areAwardsOut);
    const byEvent = new Map(results.map((each) => [each.event_id, each]));
    const rows = byEvent.size === 0 ? [] : await findConsentedWorks(kysely, [...byEvent.keys()]);
    const shown = rows.filter((row) => isShownToAll({ ...row, areAwardsOut: true }));
    const found = inOrder(
      shown.flatMap((row) => {
        const of = byEvent.get(row.event_id);
        return of === undefined ? [] : [shownWorkView(row, of)];
      }),
    );
    const text = JSON.stringify([found, shown.map(({ revision }) => revision)]);
    return {
      works: text === last.text ? last.works : found,
      ...{ text, from: now, until },
      makers: new Set(rows.map(({ user_id }) => String(user_id))),
    };
  }
}
