import type { PublicResults } from '@pratibha/contract/public-results';
import type { SnapshotContent } from '@pratibha/domain/results/snapshot';
import type { Notices } from '../../platform/db/notices.ts';
import type { Database } from '../../platform/db/pool.ts';
import type { Clock } from '../../platform/process/clock.ts';
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
 * The results that everybody may see, in memory of this process: not before their instant, which is
 * compared whenever somebody asks (ADR 51), and no older than the last change that was heard of.
 * While none is heard they are read anew. The same results stay the same object.
 */
export class ShownResults {
  readonly #database: Database;
  readonly #notices: Notices;
  readonly #clock: Clock;
  #known = NOTHING;
  #isCurrent = false;
  /** The reading that began after the last change that was heard of. */
  #reading: Promise<Known> | null = null;

  constructor(database: Database, notices: Notices, clock: Clock) {
    this.#database = database;
    this.#notices = notices;
    this.#clock = clock;
    const forget = () => {
      this.#reading = null;
      this.#isCurrent = false;
    };
    for (const channel of ['results', 'events', 'editions'] as const)
      notices.on(channel, { onChange: forget, onMissed: forget });
    // Names and colleges; most people have no part in any results.
    const isShown = (id: string) => this.#reading !== null || this.#known.makers.has(id);
    notices.on('users', { onChange: (id) => isShown(id) && forget(), onMissed: forget });
  }

  /** As they are now; at once where it is known. */
  now(): readonly PublicResults[] | Promise<readonly PublicResults[]> {
    const now = this.#clock.now();
    if (this.#isCurrent && this.#notices.isListening && isAt(this.#known, now))
      return this.#known.results;
    return this.#read(now);
  }

  /** The same, or where the database does not respond what was known last: pages go on. */
  async lately(): Promise<readonly PublicResults[]> {
    try {
      return await this.now();
    } catch {
      return this.#known.results;
    }
  }

  /** What the results of an event that are shown were made of; undefined where none are. */
  async contentOf(eventId: number): Promise<SnapshotContent | undefined> {
    await this.now();
    const id = this.#known.snapshots.get(eventId);
    return id === undefined ? undefined : findContent(this.#database.kysely, id);
  }

  async #read(now: Date): Promise<readonly PublicResults[]> {
    const known = await (this.#reading ?? this.#begin(now));
    if (isAt(known, now)) return known.results;
    // Others began it, on the other side of the instant of a release.
    return (await (this.#reading ?? this.#begin(now))).results;
  }

  #begin(now: Date): Promise<Known> {
    const reading = this.#find(now);
    this.#reading = reading;
    const isLatest = () => this.#reading === reading;
    reading.then(
      (known) => {
        if (!isLatest()) return;
        this.#known = known;
        this.#isCurrent = true;
        this.#reading = null;
      },
      () => {
        if (isLatest()) this.#reading = null;
      },
    );
    return reading;
  }

  async #find(now: Date): Promise<Known> {
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
      results: text === this.#known.text ? this.#known.results : found,
      ...{ text, from: now, until },
      // What a show has not told to its end is given to nobody to be computed again.
      snapshots: new Map(
        rows.flatMap(({ event_id, id, goes_on }) => (goes_on ? [] : [[event_id, id] as const])),
      ),
      makers: new Set([...makers, ...judges].map(({ user_id }) => String(user_id))),
    };
  }
}

/** Whether what is known is so at this instant; a demo's clock also goes back. */
function isAt({ from, until }: Known, now: Date): boolean {
  return from <= now && (until === null || now < until);
}
