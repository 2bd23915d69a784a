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
 * The events as they were looked at last, by anybody. In a rush the next person need not look
 * again: the statement that registers them does nothing when the event is another version by now,
 * when they are registered, or when it is full. So this may be old until the notice of a change
 * arrives, and only a refusal needs a look.
 */
export class EventCache {
  readonly #events = new Map<number, EventForPerson>();

  constructor(notices: Notices) {
    const forget = () => this.#events.clear();
    notices.on('events', { onChange: forget, onMissed: forget });
  }

  /** As it is now, with what this person has done in it. */
  async refresh(db: Kysely<DB>, id: number, userId: number): Promise<EventForPerson | undefined> {
    const event = await findEventForPerson(db, id, userId);
    if (event === undefined) this.#events.delete(id);
    else this.#events.set(id, { ...event, ...NOTHING });
    return event;
  }

  /** As it was, for a person who has done nothing in it; else a look. */
  async get(db: Kysely<DB>, id: number, userId: number): Promise<EventForPerson | undefined> {
    return this.#events.get(id) ?? this.refresh(db, id, userId);
  }
}
