import { eventsWhere } from '@pratibha/domain/access';
import { type Kysely, sql } from 'kysely';
import type { Asking } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { isMeant } from './in-edition.queries.ts';

/** Of those with a capacity with which the organiser may do this. */
export function findSeats(
  db: Kysely<DB>,
  { edition }: { edition?: number | undefined },
  { actor, action }: Asking,
) {
  return db
    .selectFrom('events')
    .innerJoin('event_seats', 'event_seats.event_id', 'events.id')
    .select(['events.id as event_id', 'event_seats.taken', 'events.capacity'])
    .where(sql<boolean>`events.capacity is not null`)
    .where('events.kind', '=', 'event')
    .where(isMeant('events.id', { ids: eventsWhere(action, actor), edition }))
    .orderBy('events.id')
    .execute();
}
