import type { DateToTell } from '@pratibha/domain/notifications/dates-to-tell';
import { notificationKey } from '@pratibha/domain/notifications/notifications';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** Events that take in works at this instant: of the others no date is told. */
export function findEventsTakingWorks(db: Kysely<DB>, now: Date) {
  return db
    .selectFrom('events')
    .select(['id', 'status', 'requires_submission', 'submission_start', 'submission_close'])
    .where('status', '=', 'ACTIVE')
    .where('submission_start', '<=', now)
    .where('submission_close', '>=', now)
    .orderBy('id')
    .execute();
}

function notificationOf(eventId: number, { kind, at }: DateToTell) {
  const params = { event_id: eventId, at: at.toISOString() };
  return { kind, params, key: notificationKey({ kind, params }) };
}

/**
 * Tells whoever takes part in the event and has handed in nothing a date of it, each once; in one
 * statement. The event is held, so that its dates are not moved meanwhile.
 */
export async function tellDate(
  db: Kysely<DB>,
  eventId: number,
  date: DateToTell,
  now: Date,
): Promise<void> {
  const { kind, params, key } = notificationOf(eventId, date);
  const column = sql.ref(kind === 'submission-opens' ? 'submission_start' : 'submission_close');
  await sql`
    with event as (
      select id from events where id = ${eventId} and status = 'ACTIVE' and ${column} = ${date.at}
      for share
    ), people as materialized (
      select users.id from event
        join registrations on event_id = event.id and registrations.status <> 'REJECTED'
        join users on users.id = user_id and users.status = 'ACTIVE' and erased_at is null
      where not exists (select from submissions where registration_id = registrations.id)
        and not exists (
          select from notifications
          where notifications.user_id = users.id and kind = ${kind} and key = ${key}
        )
      order by users.id for key share of users
    )
    insert into notifications (user_id, kind, key, params, mail, created_at)
    select id, ${kind}, ${key}, ${JSON.stringify(params)}::jsonb, 'waiting', ${now}
    from people
    on conflict on constraint notifications_once do nothing`.execute(db);
}

/**
 * Removes what was told of dates that an event no longer has, as far as nobody has read it and no
 * mail has gone out.
 * @param dates what is told of it now
 */
export async function dropMovedDates(
  db: Kysely<DB>,
  eventId: number,
  dates: readonly DateToTell[],
): Promise<void> {
  const current = dates.map((date) => notificationOf(eventId, date).key);
  await db
    .deleteFrom('notifications')
    .where('kind', 'in', ['submission-opens', 'submission-closes-soon'])
    .where('mail', 'in', ['none', 'waiting'])
    .where('read_at', 'is', null)
    .where(sql<boolean>`params @> ${JSON.stringify({ event_id: eventId })}::jsonb`)
    .where(sql<boolean>`key <> all(${current}::text[])`)
    .execute();
}
