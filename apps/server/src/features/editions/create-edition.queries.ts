import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** A year of which nothing is published yet. */
export async function insertEdition(db: Kysely<DB>, slug: string, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('editions')
    .values({ slug, status: 'draft', version: 0, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Copies the events of an edition, without those that were deleted: inactive, with their questions and texts,
 * moved by so many days, and with nobody in them. Nepal knows no daylight saving, so a day is 24 hours.
 */
export async function copyEvents(
  db: Kysely<DB>,
  { from, to, days }: { readonly from: number; readonly to: number; readonly days: number },
): Promise<void> {
  const later = sql`make_interval(days => 0, hours => ${days * 24})`;
  await sql`
    with copied as (
      insert into events (
        edition_id, status, title, description, event_banner, event_details_url, internal_event,
        requires_submission, event_questions, description_word_limit, holds_decisions, capacity,
        event_date, competition, registration_open, registration_close, submission_start, submission_close)
      select ${to}, 'INACTIVE', title, description, event_banner, event_details_url, internal_event,
        requires_submission, event_questions, description_word_limit, holds_decisions, capacity,
        event_date + ${days}::int, competition, registration_open + ${later}, registration_close + ${later},
        submission_start + ${later}, submission_close + ${later}
      from events where edition_id = ${from} and status <> 'DELETED'
      order by id
      returning id, capacity)
    insert into event_seats (event_id, taken) select id, 0 from copied where capacity is not null
  `.execute(db);
}
