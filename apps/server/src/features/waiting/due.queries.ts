import { HOLD_BACK_MS } from '@pratibha/domain/notifications/notifications';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/**
 * The events whose line is to be looked at: an offer is over, a seat is free, who waits is
 * registered or erased by now, who has an offer is to hear that the event was deleted.
 */
export async function findLinesToLookAt(db: Kysely<DB>, now: Date): Promise<readonly number[]> {
  const { rows } = await sql<{ event_id: number }>`
    with line as (
      select event_id, count(offered_until)::int as held,
        (count(*) - count(offered_until))::int as in_line,
        bool_or(offered_until <= ${now}) as is_over,
        bool_or(exists (
          select from registrations
          where registrations.event_id = waiting.event_id
            and registrations.user_id = waiting.user_id
        )) as is_registered
      from waiting where ended_at is null group by event_id
    )
    select event_id from event_seats
      join events on events.id = event_id
      left join line using (event_id)
    where (event_seats.held, event_seats.in_line)
        <> (coalesce(line.held, 0), coalesce(line.in_line, 0))
      or line.is_over or line.is_registered or (events.status = 'DELETED' and line.held > 0)
      or (line.in_line > 0 and (capacity is null or taken + line.held < capacity))
    order by event_id`.execute(db);
  return rows.map(({ event_id }) => event_id);
}

/** When next an offer is over, or a rejection is told whose seat somebody waits for. */
export async function findNextInstant(db: Kysely<DB>, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ next: Date | null }>`
    select least(
      (select min(offered_until) from waiting where ended_at is null and offered_until > ${now}),
      (select min(reviewed_at) + ${HOLD_BACK_MS}::float8 * interval '1 millisecond'
        from registrations join event_seats using (event_id)
        where in_line > 0 and status = 'REJECTED'
          and reviewed_at > ${now}::timestamptz - ${HOLD_BACK_MS}::float8 * interval '1 millisecond'
          and reviewed_at <= ${now})
    ) as next`.execute(db);
  return rows[0]?.next ?? null;
}
