import type { Kysely } from 'kysely';
import type { Notices } from '../../platform/db/notices.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { findEventForPerson } from '../events/events.ts';

/** An event as one person has looked at it. */
export type EventForPerson = NonNullable<Awaited<ReturnType<typeof findEventForPerson>>>;

/** What somebody has done in an event who has done nothing, while there are seats. */
const NOTHING = {
  seats_taken: 0,
  registration_id: null,
  registration_status: null,
  submission_id: null,
  submission_status: null,
} as const;

/**
 * Events as somebody read them last, so that in a rush the next person reads nothing. An entry may
 * be old until the notice of a change arrives: the statement that registers does nothing when the
 * event has another version by now, when the person is registered, or when it is full. So only a
 * refusal needs a fresh read.
 */
export class EventCache {
  readonly #events = new Map<number, EventForPerson>();

  constructor(notices: Notices) {
    const forget = () => this.#events.clear();
    notices.on('events', { onChange: forget, onMissed: forget });
  }

  /** Reads the event as it is now, with what this person has done in it, and keeps it. */
  async refresh(db: Kysely<DB>, id: number, userId: number): Promise<EventForPerson | undefined> {
    const event = await findEventForPerson(db, id, userId);
    if (event === undefined) this.#events.delete(id);
    else this.#events.set(id, { ...event, ...NOTHING });
    return event;
  }

  /** The kept event, for a person who has done nothing in it; reads one that is not kept. */
  async get(db: Kysely<DB>, id: number, userId: number): Promise<EventForPerson | undefined> {
    return this.#events.get(id) ?? this.refresh(db, id, userId);
  }
}
