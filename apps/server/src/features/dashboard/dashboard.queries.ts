import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { type EventsMeant, isMeant, isOfNoClass, ofKeptEvent } from '../events/events.ts';

type Counts = {
  active_users: number;
  events: number;
  registrations: number;
  submissions: number;
  pending_registrations: number;
  pending_submissions: number;
};

/** Nobody waits for a decision on what was called off. */
const WAITS = ofKeptEvent('event_id');

/** What is of an event that is meant, and of no class. */
function isCounted(events: EventsMeant) {
  return sql`${isMeant('event_id', events)} and ${isOfNoClass('event_id')}`;
}

/**
 * Active people, registered or not; where not all events count, those who are registered for one
 * that does.
 */
function people(events: EventsMeant) {
  return events.ids === null && events.edition === undefined
    ? sql`status = 'ACTIVE'`
    : sql`status = 'ACTIVE' and exists (select from registrations
        where user_id = users.id and ${isCounted(events)})`;
}

/** Exact counts at one instant: one statement, one snapshot, of what the triggers have counted. */
export async function countEverything(db: Kysely<DB>, events: EventsMeant): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(*) from users where ${people(events)}) as active_users,
      (select count(*) from events where status <> 'DELETED' and kind = 'event'
        and ${isMeant('id', events)}) as events,
      counted.registrations, counted.pending_registrations,
      counted.submissions, counted.pending_submissions
    from (
      select
        coalesce(sum(registrations), 0)::int as registrations,
        coalesce(sum(submissions), 0)::int as submissions,
        coalesce(sum(pending_registrations) filter (where ${WAITS}), 0)::int
          as pending_registrations,
        coalesce(sum(pending_submissions) filter (where ${WAITS}), 0)::int as pending_submissions
      from event_counts where ${isCounted(events)}
    ) as counted
  `.execute(db);
  const counts = rows[0];
  if (!counts) throw new Error('counting answered no row');
  return counts;
}

type Day = { date: string; registrations: number; submissions: number };

/**
 * Registrations and submissions per calendar day of the competition, days without any left out.
 *
 * @param from first instant that counts
 * @param until first instant after those that count
 */
export async function countPerDay(
  db: Kysely<DB>,
  events: EventsMeant,
  { from, until }: { from: Date; until: Date },
): Promise<Day[]> {
  // An interval, not a zone's name: the competition's offset is fixed, and text like '+05:45'
  // would mean west of Greenwich here.
  const { rows } = await sql<Day>`
    select day::text as date,
      count(*) filter (where kind = 'r') as registrations,
      count(*) filter (where kind = 's') as submissions
    from (
      select (registered_on at time zone interval '05:45')::date as day, 'r' as kind
      from registrations
      where registered_on >= ${from} and registered_on < ${until} and ${isCounted(events)}
      union all
      select (submitted_at at time zone interval '05:45')::date, 's'
      from submissions
      where submitted_at >= ${from} and submitted_at < ${until} and ${isCounted(events)}
    ) as happened
    group by day
  `.execute(db);
  return rows;
}
