import type { Kysely } from 'kysely';
import { Grouped } from '../../platform/db/grouped.ts';
import type { Notices } from '../../platform/db/notices.ts';
import type { Database } from '../../platform/db/pool.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import type { CacheCounts } from '../../platform/metrics/metrics.ts';
import type { Histogram } from '../../platform/process/histogram.ts';
import {
  type EventForPerson,
  findEventForPerson,
  findEventsWithStamp,
  findOwnStates,
  type OwnStatesOfOne,
} from './events.queries.ts';
import { fieldsJson, type KnownEvent, type ListedEvent } from './user-events.view.ts';

/**
 * The events under one stamp, in the order of the lists. Never changed: another takes its place.
 */
type Events = {
  readonly stamp: number;
  readonly rows: readonly KnownEvent['row'][];
  readonly all: readonly KnownEvent[];
  readonly byId: ReadonlyMap<number, KnownEvent>;
};

/** What somebody has done in an event who has done nothing. */
const NOTHING = {
  registration_id: null,
  registration_status: null,
  submission_id: null,
  submission_status: null,
} as const;

/**
 * The events, which are wide and change rarely, in memory for everybody. Whoever needs them true
 * proves it in the statement that they send anyway: a list by the stamp of the events, which comes
 * with the person's own states, and a registration by the version of its event, without which it
 * writes nothing. Only what is the same for everybody goes by notices.
 */
export class EventCache {
  /** How often the events in memory were those that were asked for. */
  readonly counts: CacheCounts = { hits: 0, misses: 0 };
  readonly #database: Database;
  readonly #notices: Notices;
  readonly #ownStates: Grouped<number, OwnStatesOfOne>;
  #events: Events = { stamp: 0, rows: [], all: [], byId: new Map() };
  /** The reading that began after the last change that was heard of, and whether it is done. */
  #reading: Promise<Events> | null = null;
  #isRead = false;

  constructor(database: Database, notices: Notices) {
    this.#database = database;
    this.#notices = notices;
    this.#ownStates = new Grouped((ids) => findOwnStates(database.kysely, ids));
    const onChange = () => {
      this.#reading = null;
      this.#isRead = false;
    };
    notices.on('events', { onChange, onMissed: onChange });
  }

  /** The events as they are, with what this person has done in each: one statement. */
  async listFor(userId: number): Promise<ListedEvent[]> {
    const own = await this.#ownStates.ask(userId);
    const isKnown = own.stamp === this.#events.stamp;
    this.#count(isKnown);
    const { all } = isKnown ? this.#events : await this.#read();
    // Nothing of an event is copied: there are many of them in each of many responses.
    return all.map(({ row, json }) => ({
      row,
      json,
      own: own.states.get(row.id) ?? NOTHING,
      seats_taken: own.taken.get(row.id) ?? null,
    }));
  }

  /**
   * The events for everybody: no older than the last change that this process has heard of, and
   * read anew for each request while it hears of none.
   */
  forEverybody(): Events | Promise<Events> {
    this.#count(this.#isRead && this.#notices.isListening);
    if (!this.#notices.isListening) return this.#read();
    if (this.#isRead) return this.#events;
    this.#reading ??= this.#readOnce();
    return this.#reading;
  }

  /**
   * An event for somebody who has done nothing in it, while there are seats: perhaps old, and then
   * of a version that is no longer the event's.
   */
  async recall(db: Kysely<DB>, id: number, userId: number): Promise<EventForPerson | undefined> {
    const { byId } = await this.forEverybody();
    const known = byId.get(id);
    return known ? { ...known.row, ...NOTHING, seats_taken: 0 } : this.look(db, id, userId);
  }

  /**
   * The same, together with all who ask for theirs at the same time: one statement, as for a list.
   * Undefined for an event that is deleted.
   */
  async lookWithOthers(id: number, userId: number): Promise<EventForPerson | undefined> {
    const own = await this.#ownStates.ask(userId);
    const { byId } = own.stamp === this.#events.stamp ? this.#events : await this.#read();
    const known = byId.get(id);
    if (known === undefined) return undefined;
    const state = own.states.get(id) ?? NOTHING;
    return { ...known.row, ...state, seats_taken: own.taken.get(id) ?? null };
  }

  /** An event as it is, with what this person has done in it. */
  look(db: Kysely<DB>, id: number, userId: number): Promise<EventForPerson | undefined> {
    return findEventForPerson(db, id, userId);
  }

  /** How many people's own states were read in one statement. */
  get groupSizes(): Histogram {
    return this.#ownStates.sizes;
  }

  #count(isHit: boolean): void {
    if (isHit) this.counts.hits += 1;
    else this.counts.misses += 1;
  }

  #readOnce(): Promise<Events> {
    const reading = this.#read();
    const isLatest = () => this.#reading === reading;
    reading.then(
      () => {
        if (isLatest()) this.#isRead = true;
      },
      () => {
        if (isLatest()) this.#reading = null;
      },
    );
    return reading;
  }

  async #read(): Promise<Events> {
    const { stamp, rows } = await findEventsWithStamp(this.#database.kysely);
    // Another request may have read meanwhile, and later.
    if (stamp > this.#events.stamp) {
      const all = rows.map((row) => ({ row, json: fieldsJson(row) }));
      const byId = new Map(all.map((known) => [known.row.id, known]));
      this.#events = { stamp, rows, all, byId };
    }
    return this.#events;
  }
}
