import type { Seats } from '@pratibha/domain/registrations/seats';
import { type Kysely, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { holdOptionsOf } from '../events/events.ts';

type HeldSeats = Seats & { readonly event_id: number };

const holdSeatsOf = prepared(
  (_db, { ids }: { readonly ids: readonly number[] }) => sql<HeldSeats>`
    with held as (
      select id, capacity from events
      where id in (select event_id from registrations where id = any(${ids}::int[]))
      order by id for share
    )
    select event_id, capacity, taken + held as taken from event_seats join held on held.id = event_id
    where capacity is not null order by event_id for update of event_seats`,
);

/**
 * Locks the events of these registrations (shared), then their seats, in the order of the events,
 * and then the options of their questions that have seats, until the transaction ends; answers the
 * seats of those that have a capacity, where one that is offered to somebody counts as taken. To be
 * called before a registration is locked that is to be rejected, reopened or withdrawn: the
 * database moves seat and options itself (migrations 0037, 0077), and everybody locks these first,
 * so that nobody waits in a circle.
 */
export async function holdSeats(
  db: Kysely<DB>,
  of: { readonly ids: readonly number[] },
): Promise<readonly HeldSeats[]> {
  const seats = await holdSeatsOf(db, of);
  await holdOptionsOf(db, of);
  return seats;
}
