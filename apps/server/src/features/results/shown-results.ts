import type { PublicResults } from '@pratibha/contract/public-results';
import type { SnapshotContent } from '@pratibha/domain/results/snapshot';
import type { Notices } from '../../platform/db/notices.ts';
import type { Database } from '../../platform/db/pool.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { KeptUntilNext } from './kept-until-next.ts';
import { findContent, findReleasedResults } from './released.queries.ts';
import { findNamedJudges, findShownRanks } from './shown-beside.queries.ts';
import { findInstantOfNext, findMakers } from './shown-results.queries.ts';
import { shownResultsView } from './shown-results.view.ts';

type Known = {
  readonly results: readonly PublicResults[];
  readonly text: string;
  /** By the business clock: it is so from then on, until the next release. */
  readonly from: Date;
  readonly until: Date | null;
  /** By event, the snapshot that is shown. */
  readonly snapshots: ReadonlyMap<number, number>;
  /** Whoever is shown: who made a work that has an award or a rank, and named judges. */
  readonly makers: ReadonlySet<string>;
};

const NOTHING: Known = {
  results: [],
  text: '[]',
  from: new Date(0),
  until: new Date(0),
  snapshots: new Map(),
  makers: new Set(),
};

/**
 * The results that everybody may see, in memory of this process (`KeptUntilNext`). The same results
 * stay the same object.
 */
export class ShownResults {
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
  now(): readonly PublicResults[] | Promise<readonly PublicResults[]> {
    const known = this.#kept.now();
    return known instanceof Promise ? known.then(({ results }) => results) : known.results;
  }

  /** The same, or where the database does not respond what was known last: pages go on. */
  async lately(): Promise<readonly PublicResults[]> {
    return (await this.#kept.lately()).results;
  }

  /** What the results of an event that are shown were made of; undefined where none are. */
  async contentOf(eventId: number): Promise<SnapshotContent | undefined> {
    const id = (await this.#kept.now()).snapshots.get(eventId);
    return id === undefined ? undefined : findContent(this.#database.kysely, id);
  }

  async #find(now: Date, last: Known): Promise<Known> {
    const { kysely } = this.#database;
    const until = await findInstantOfNext(kysely, now);
    const rows = await findReleasedResults(kysely, now, null);
    const ranks = await findShownRanks(
      kysely,
      rows.map(({ id }) => id),
      now,
    );
    const judges = await findNamedJudges(
      kysely,
      rows.map(({ round_id }) => round_id),
      now,
    );
    const works = [...rows.flatMap(({ awards }) => awards), ...ranks].map(
      ({ submission_id }) => submission_id,
    );
    const makers = works.length === 0 ? [] : await findMakers(kysely, works);
    const byWork = new Map(makers.map((each) => [each.submission_id, each]));
    const found = rows
      .map((row) => shownResultsView(row, byWork, { ranks, judges }))
      .sort((one, other) => other.released_at.localeCompare(one.released_at));
    const text = JSON.stringify(found);
    return {
      results: text === last.text ? last.results : found,
      ...{ text, from: now, until },
      // What a show has not told to its end is given to nobody to be computed again.
      snapshots: new Map(
        rows.flatMap(({ event_id, id, goes_on }) => (goes_on ? [] : [[event_id, id] as const])),
      ),
      makers: new Set([...makers, ...judges].map(({ user_id }) => String(user_id))),
    };
  }
}
