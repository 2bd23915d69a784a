import { sql } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';

export type EventCounts = {
  readonly id: number;
  readonly capacity: number | null;
  readonly taken: number;
  readonly registrations: number;
  readonly pending_registrations: number;
  readonly submissions: number;
};

/** Of so many events, the latest: each is a handful of series for good. */
const MOST_EVENTS = 200;

/** What was counted for each event that is not deleted. Reads no registration. */
export const countByEvent = prepared(
  () =>
    sql<EventCounts>`
      select events.id, events.capacity, coalesce(event_seats.taken, 0) as taken,
        coalesce(sum(counts.registrations), 0)::int as registrations,
        coalesce(sum(counts.pending_registrations), 0)::int as pending_registrations,
        coalesce(sum(counts.submissions), 0)::int as submissions
      from (
        select id, capacity from events where status <> 'DELETED' and kind = 'event'
        order by id desc limit ${MOST_EVENTS}
      ) as events
      left join event_seats on event_seats.event_id = events.id
      left join event_counts as counts on counts.event_id = events.id
      group by events.id, events.capacity, event_seats.taken order by events.id`,
);
