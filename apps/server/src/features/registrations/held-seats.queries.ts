import type { Seats } from '@pratibha/domain/registrations/seats';
import { sql } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';

type HeldSeats = Seats & { readonly event_id: number };

/**
 * Locks the events of these registrations (shared) and then their seats, in the order of the
 * events, until the transaction ends; answers the seats of those that have a capacity, where one
 * that is offered to somebody counts as taken. To be called
 * before a registration is locked that is to be rejected, reopened or withdrawn: the database moves
 * the seat itself (migration 0037), and everybody locks seats first, so that nobody waits in a
 * circle.
 */
export const holdSeats = prepared(
  (_db, { ids }: { readonly ids: readonly number[] }) => sql<HeldSeats>`
    with held as (
      select id, capacity from events
      where id in (select event_id from registrations where id = any(${ids}::int[]))
      order by id for share
    )
    select event_id, capacity, taken + held as taken from event_seats join held on held.id = event_id
    where capacity is not null order by event_id for update of event_seats`,
);
