import type { RegistrationStatus, SubmissionStatus } from '@pratibha/domain/statuses';
import { type Kysely, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { byInstant } from '../../platform/lists/paging.ts';

/** What the bell of a person shows: whatever is told by now. */
function shownTo(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('notifications')
    .where('notifications.user_id', '=', userId)
    .where('seen_in_app', '=', true)
    .where('tell_at', '<=', sql<Date>`now()`);
}

/** How the work or the registration stands by which an announcement found the person. */
const statusOfRecipient = sql<RegistrationStatus | SubmissionStatus | null>`
  case announcements.source
    when 'registrations' then (select status from registrations
      where user_id = notifications.user_id and event_id = events.id)
    when 'submissions' then (select status from submissions
      where user_id = notifications.user_id and event_id = events.id)
  end`;

/** Until when the event of a decision asks whoever is in, as long as they have not answered. */
const askedUntil = sql<string | null>`
  case when notifications.kind = 'registration-decided'
      and notifications.params ->> 'status' = 'SHORTLISTED'
    then (select last_day from follow_ups where follow_ups.event_id = events.id
      and events.status = 'ACTIVE' and exists (
        select from registrations where registrations.status = 'SHORTLISTED'
          and registrations.id = (notifications.params ->> 'registration_id')::integer
          and cannot_come_at is null
      ) and not exists (
        select from follow_up_answers
        where registration_id = (notifications.params ->> 'registration_id')::integer
      ))
  end`;

export function notificationsOf(db: Kysely<DB>, userId: number) {
  return shownTo(db, userId)
    .leftJoin('events', (join) =>
      join.on(sql<boolean>`events.id = (notifications.params ->> 'event_id')::integer`),
    )
    .leftJoin('announcements', (join) =>
      join
        .on('notifications.kind', 'in', ['announcement', 'announcement-waits'])
        .on(sql<boolean>`announcements.id = (notifications.params ->> 'announcement_id')::integer`),
    )
    .leftJoin('editions', (join) =>
      join.on(sql<boolean>`editions.id = (notifications.params ->> 'edition_id')::integer`),
    )
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .select([
      'notifications.id',
      'notifications.kind',
      'notifications.params',
      'notifications.created_at',
      'notifications.read_at',
      'events.title as event_title',
      'events.kind as event_kind',
      'announcements.subject as announcement',
      'editions.slug as edition',
      'users.name',
      statusOfRecipient.as('event_status'),
      askedUntil.as('answer_until'),
    ]);
}
export type NotificationRow = Awaited<
  ReturnType<ReturnType<typeof notificationsOf>['execute']>
>[number];

/** The same for counting. */
export function notificationsCounted(db: Kysely<DB>, userId: number) {
  return shownTo(db, userId).select('notifications.id');
}

/** As they were told, which is later than what they tell where that waited. */
export const NOTIFICATION_ORDER = {
  sorts: { tell_at: byInstant('notifications.tell_at') },
  first: '-tell_at',
  id: 'notifications.id',
} as const;

const countUnread = prepared((db, { userId }: { userId: number }) =>
  shownTo(db, userId).where('read_at', 'is', null).select(sql<number>`count(*)::int`.as('unread')),
);

/** How much of what a person is shown is not read; by the index of that alone. */
export async function findUnread(
  db: Kysely<DB>,
  userId: number,
): Promise<{ readonly unread: number }> {
  const [row] = await countUnread(db, { userId });
  return { unread: row?.unread ?? 0 };
}

/** One that a person is shown, and nobody else's. */
export function findNotification(db: Kysely<DB>, userId: number, id: number) {
  return shownTo(db, userId).select('id').where('id', '=', id).executeTakeFirst();
}

/** Marks one as read; one that was read before stays as it is. */
export async function markRead(db: Kysely<DB>, id: number): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .execute();
}

/**
 * Marks as read what stands at this notification or below it in the list. By when they were told,
 * not by their ids: what was held back until now is newer than its id says.
 */
export async function markReadUpTo(db: Kysely<DB>, userId: number, id: number): Promise<void> {
  await sql`
    update notifications set read_at = now()
    where user_id = ${userId} and seen_in_app and read_at is null
      and (tell_at, id) <= (
        select tell_at, id from notifications
        where id = ${id} and user_id = ${userId} and tell_at <= now()
      )`.execute(db);
}
