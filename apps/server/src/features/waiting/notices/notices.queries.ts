import { HOLD_BACK_MS } from '@pratibha/domain/notifications/notifications';
import type { NoticeAbout } from '@pratibha/domain/waiting/asked-notices';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';

type Of = { readonly eventId: number; readonly userId: number };

/** Of what a person asked to be told. */
export function findNotices(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('asked_notices')
    .select(['event_id', 'about', 'asked_at'])
    .where('user_id', '=', userId)
    .orderBy('event_id')
    .execute();
}

/** The one of an event, locked. */
export function lockNotice(db: Kysely<DB>, { eventId, userId }: Of) {
  return db
    .selectFrom('asked_notices')
    .select(['event_id', 'about'])
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes what somebody asks to be told; asked again, it is the last that counts. */
export async function keepNotice(
  db: Kysely<DB>,
  { eventId, userId }: Of,
  about: NoticeAbout,
  now: Date,
): Promise<void> {
  await db
    .insertInto('asked_notices')
    .values({ event_id: eventId, user_id: userId, about, asked_at: now })
    .onConflict((conflict) =>
      conflict.columns(['event_id', 'user_id']).doUpdateSet({ about, asked_at: now }),
    )
    .execute();
}

export async function deleteNotice(db: Kysely<DB>, { eventId, userId }: Of): Promise<void> {
  await db
    .deleteFrom('asked_notices')
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Takes out what is to be told now: of events whose registration is open, and of those of which a
 * seat is free that no undo can take back. Who is registered by then is told nothing.
 */
export async function takeDueNotices(db: Kysely<DB>, now: Date) {
  const { rows } = await sql<{
    event_id: number;
    user_id: number;
    about: NoticeAbout;
    asked_at: Date;
  }>`
    with due as (
      select asked.event_id, asked.user_id, asked.about
      from asked_notices as asked
        join events on events.id = asked.event_id
        join users on users.id = asked.user_id
        left join event_seats on event_seats.event_id = events.id
      where events.status = 'ACTIVE' and users.status = 'ACTIVE' and users.erased_at is null
        and registration_open <= ${now} and registration_close >= ${now}
        and (about = 'opens' or capacity is null or (in_line = 0 and taken + held + (
          select count(*) from registrations
          where registrations.event_id = events.id and status = 'REJECTED'
            and cannot_come_at is null and reviewed_at <= ${now}
            and reviewed_at > ${new Date(now.getTime() - HOLD_BACK_MS)}
        ) < capacity))
      order by asked.user_id, asked.event_id for key share of users
    ), told as (
      delete from asked_notices as asked using due
      where asked.event_id = due.event_id and asked.user_id = due.user_id
      returning asked.event_id, asked.user_id, asked.about, asked.asked_at
    )
    select told.* from told
    where not exists (
      select from registrations
      where registrations.event_id = told.event_id and registrations.user_id = told.user_id
    )`.execute(db);
  return rows;
}

/** When next the registration of an event opens of which somebody asked to be told. */
export async function findNextOpening(db: Kysely<DB>, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('asked_notices')
    .innerJoin('events', 'events.id', 'asked_notices.event_id')
    .select(sql<Date | null>`min(registration_open)`.as('next'))
    .where('events.registration_open', '>', now)
    .executeTakeFirst();
  return row?.next ?? null;
}
