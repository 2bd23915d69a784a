import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { findEventsWithStamp, findOwnStates, type UserEventRow } from './events.queries.ts';
import { fieldsOf } from './events.view.ts';

type Known = Awaited<ReturnType<typeof findEventsWithStamp>>;
type Fields = ReturnType<typeof fieldsOf>;

/** An event with what one person has done in it, and its fields as they go out. */
export type ListedEvent = { readonly row: UserEventRow; readonly fields: Fields };

/**
 * The events that people see, kept in memory for everybody: they are wide and change rarely, while
 * every student asks for them with their own state. One statement brings that state together with
 * the stamp of the events, and only another stamp makes this process read the events again.
 */
export class EventList {
  #known: Known & { readonly fields: ReadonlyMap<number, Fields> } = {
    stamp: 0,
    rows: [],
    fields: new Map(),
  };

  /** In the order of the list. */
  async of(db: Kysely<DB>, userId: number): Promise<ListedEvent[]> {
    const own = await findOwnStates(db, userId);
    if (own.stamp !== this.#known.stamp) await this.#read(db);
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

  async #read(db: Kysely<DB>): Promise<void> {
    const read = await findEventsWithStamp(db);
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
