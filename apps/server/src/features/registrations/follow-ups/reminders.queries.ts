import { notificationKey } from '@pratibha/domain/notifications/notifications';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';

const KIND = 'follow-up-closes-soon';

/** The active events that ask something until a day from these on; days are compared as texts. */
export function findEventsAsking(db: Kysely<DB>, today: string) {
  return db
    .selectFrom('follow_ups')
    .innerJoin('events', 'events.id', 'follow_ups.event_id')
    .select(['event_id', 'last_day'])
    .where('events.status', '=', 'ACTIVE')
    .where('last_day', '>=', today)
    .orderBy('event_id')
    .$narrowType<{ last_day: string }>()
    .execute();
}

/**
 * Who is shortlisted there, has not answered and was not reminded of this day, with the questions
 * held, so that the day is not moved meanwhile; nobody where it is another day by now.
 */
export async function findToRemind(db: Kysely<DB>, eventId: number, lastDay: string) {
  const asked = await db
    .selectFrom('follow_ups')
    .select('event_id')
    .where('event_id', '=', eventId)
    .where('last_day', '=', lastDay)
    .forShare()
    .executeTakeFirst();
  if (asked === undefined) return [];
  const rows = await db
    .selectFrom('registrations')
    .innerJoin('users', 'users.id', 'registrations.user_id')
    .leftJoin('follow_up_answers as given', 'given.registration_id', 'registrations.id')
    .select(['registrations.id', 'registrations.user_id'])
    .where('registrations.event_id', '=', eventId)
    .where('registrations.status', '=', 'SHORTLISTED')
    .where('registrations.cannot_come_at', 'is', null)
    .where('given.registration_id', 'is', null)
    .where('users.status', '=', 'ACTIVE')
    .where(
      sql<boolean>`not exists (
        select from notifications as told
        where told.user_id = users.id and told.kind = ${KIND}
          and told.key = registrations.id || '@' || ${lastDay}::text
      )`,
    )
    // A decision that can still be undone is nothing to be told of in passing.
    .where(
      sql<boolean>`not exists (
        select from notifications as untold
        where untold.user_id = users.id and tell_at > now()
          and params @> jsonb_build_object('registration_id', registrations.id)
      )`,
    )
    .orderBy('registrations.id')
    .execute();
  return rows.map(({ id: registration_id, user_id: userId }) => {
    const params = { event_id: eventId, registration_id, last_day: lastDay };
    return { userId, kind: KIND, params, key: notificationKey({ kind: KIND, params }) } as const;
  });
}

/**
 * Removes what was told of a day that it no longer is, as far as nobody has read it and no mail has
 * gone out.
 * @param lastDay what it is now
 */
export async function dropReminders(
  db: Kysely<DB>,
  eventId: number,
  lastDay: string | null,
): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('kind', '=', KIND)
    .where('mail', 'in', ['none', 'waiting'])
    .where('read_at', 'is', null)
    .where(sql<boolean>`params @> ${JSON.stringify({ event_id: eventId })}::jsonb`)
    .where(sql<boolean>`params ->> 'last_day' is distinct from ${lastDay}::text`)
    .execute();
}

/** What a mail of it tells. */
export type AboutReminder = { readonly event: string; readonly lastDay: string };

/** What a mail of it looks up: whether it is so still. */
export const ABOUT_REMINDER = sql<AboutReminder>`(
  select jsonb_build_object('event', events.title, 'lastDay', follow_ups.last_day)
  from registrations join events on events.id = registrations.event_id
    join follow_ups on follow_ups.event_id = events.id
  where registrations.id = (told.params ->> 'registration_id')::int
    and registrations.status = 'SHORTLISTED' and events.status = 'ACTIVE'
    and follow_ups.last_day = (told.params ->> 'last_day')::date
    and not exists (
      select from follow_up_answers where registration_id = registrations.id
    )
)`;

/**
 * Until when whoever is shortlisted by the registration that the notification `told` names answers
 * what the event asks; null where it asks nothing, or is answered.
 */
export const ASKED_UNTIL = sql<string | null>`(
  select to_jsonb(last_day) from follow_ups
  where event_id = (told.params ->> 'event_id')::int and not exists (
    select from follow_up_answers
    where registration_id = (told.params ->> 'registration_id')::int
  )
)`;
