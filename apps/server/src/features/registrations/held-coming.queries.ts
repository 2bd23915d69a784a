import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** The seats of an event, and how many are shortlisted and come. */
export type SeatsOfComing = {
  readonly event_id: number;
  readonly seats: number;
  readonly coming: number;
};

/**
 * Locks the events of these registrations that have seats, in the order of ids, until the
 * transaction ends: who shortlists or comes after all meanwhile waits, so that the count holds. To
 * be called before seats and registrations are locked; none of other events.
 */
export async function holdComing(
  db: Kysely<DB>,
  ids: readonly number[],
): Promise<readonly SeatsOfComing[]> {
  const held = await db
    .selectFrom('events')
    .select('id')
    .where(sql<boolean>`seats is not null`)
    .where(sql<boolean>`id in (select event_id from registrations where id = any(${ids}::int[]))`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (held.length === 0) return [];
  // A statement of its own: it sees what whoever was waited for has written.
  const { rows } = await sql<SeatsOfComing>`
    select events.id as event_id, events.seats, (
      select count(*)::int from registrations
      where event_id = events.id and status = 'SHORTLISTED' and cannot_come_at is null
    ) as coming
    from events where id = any(${held.map(({ id }) => id)}::int[]) and seats is not null`.execute(
    db,
  );
  return rows;
}
