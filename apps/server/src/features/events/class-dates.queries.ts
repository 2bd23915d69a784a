import { BESIDE } from '@pratibha/contract/event-beside';
import { EVENT_COLUMNS } from '@pratibha/contract/events';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { EDITION_VENUE } from './places.queries.ts';

const COLUMNS = [...EVENT_COLUMNS, ...BESIDE].map((field) => `events.${field}` as const);

/** A class of a workshop as the file for calendars tells it: none of the lists has it. */
export function findClassForCalendar(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('events')
    .select([...COLUMNS, 'events.kind', 'events.version', EDITION_VENUE])
    .where('events.id', '=', id)
    .where('events.kind', '=', 'workshop')
    .where('events.status', '<>', 'DELETED')
    .executeTakeFirst();
}
