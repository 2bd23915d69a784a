import { Grouped } from '../../platform/db/grouped.ts';
import type { Database } from '../../platform/db/pool.ts';
import {
  findEventsWithStamp,
  findOwnStates,
  type OwnStatesOfOne,
  type UserEventRow,
} from './events.queries.ts';
import { fieldsOf } from './events.view.ts';

type Known = Awaited<ReturnType<typeof findEventsWithStamp>>;
type Fields = ReturnType<typeof fieldsOf>;

/** An event with what one person has done in it, and its fields as they go out. */
export type ListedEvent = { readonly row: UserEventRow; readonly fields: Fields };

/**
 * The events that people see, kept in memory for everybody: they are wide and change rarely, while
 * every student asks for them with their own state. One statement brings that state together with
 * the stamp of the events, and only another stamp makes this process read the events again. Those
 * who ask at the same time are answered by the same statement.
 */
export class EventList {
  readonly #database: Database;
  readonly #ownStates: Grouped<number, OwnStatesOfOne>;
  #known: Known & { readonly fields: ReadonlyMap<number, Fields> } = {
    stamp: 0,
    rows: [],
    fields: new Map(),
  };

  constructor(database: Database) {
    this.#database = database;
    this.#ownStates = new Grouped((ids) => findOwnStates(database.kysely, ids));
  }

  /** In the order of the list. */
  async of(userId: number): Promise<ListedEvent[]> {
    const own = await this.#ownStates.ask(userId);
    if (own.stamp !== this.#known.stamp) await this.#read();
    const { rows, fields } = this.#known;
    return rows.map((row) => ({
      row: {
        ...row,
        ...(own.states.get(row.id) ?? NOTHING),
        seats_taken: own.taken.get(row.id) ?? null,
      },
      fields: fields.get(row.id) ?? fieldsOf(row),
    }));
  }

  async #read(): Promise<void> {
    const read = await findEventsWithStamp(this.#database.kysely);
    // Another request may have read meanwhile, and later.
    if (read.stamp <= this.#known.stamp) return;
    this.#known = { ...read, fields: new Map(read.rows.map((row) => [row.id, fieldsOf(row)])) };
  }
}

const NOTHING = {
  registration_id: null,
  registration_status: null,
  submission_id: null,
  submission_status: null,
} as const;
