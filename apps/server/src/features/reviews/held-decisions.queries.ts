import type { NotificationKind } from '@pratibha/domain/notifications/notifications';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** The event of a notification, as the index of what is held has it. */
const eventOf = sql<number>`(notifications.params ->> 'event_id')::integer`;
const numberOf = (name: 'registration_id' | 'submission_id') =>
  sql<number>`(notifications.params ->> ${sql.lit(name)})::integer`;

/** What an organiser holds back of an event, by the names of the people. */
export function findHeldDecisions(db: Kysely<DB>, eventId: number) {
  return db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .leftJoin('registrations', (join) =>
      join.on(sql<boolean>`registrations.id = ${numberOf('registration_id')}`),
    )
    .leftJoin('submissions', (join) =>
      join.on(sql<boolean>`submissions.id = ${numberOf('submission_id')}`),
    )
    .select([
      'notifications.id',
      'notifications.kind',
      'notifications.created_at',
      'users.id as user_id',
      'users.name as user_name',
      sql<string | null>`notifications.params ->> 'status'`.as('status'),
      sql<string | null>`coalesce(submissions.review_remarks, registrations.review_remarks)`.as(
        'remarks',
      ),
    ])
    .where('notifications.tell_at', 'is', null)
    .where(eventOf, '=', eventId)
    .orderBy('users.name')
    .orderBy('notifications.id')
    .execute();
}
export type HeldRow = Awaited<ReturnType<typeof findHeldDecisions>>[number];

/** One that is held, with the event it is of. */
export function findHeldDecision(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('notifications')
    .select(['id', eventOf.as('event_id')])
    .where('id', '=', id)
    .where('tell_at', 'is', null)
    .executeTakeFirst();
}

type Settled = { readonly kind: NotificationKind };

/** Locks what is held of these, in one order: of two who settle the same, the second finds none. */
const held = (eventId: number, ids: readonly number[]) => sql`
  select id from notifications
  where id = any(${ids}::bigint[]) and tell_at is null and ${eventOf} = ${eventId}
  order by id for update`;

/** Lets those go that are still held. @returns how many */
export async function releaseHeld(
  db: Kysely<DB>,
  eventId: number,
  ids: readonly number[],
): Promise<number> {
  const { rows } = await sql<Settled>`
    with picked as materialized (${held(eventId, ids)})
    update notifications set tell_at = now() from picked where notifications.id = picked.id
    returning kind`.execute(db);
  return rows.length;
}

/** Removes those that are still held. @returns how many */
export async function removeHeld(
  db: Kysely<DB>,
  eventId: number,
  ids: readonly number[],
): Promise<number> {
  const { rows } = await sql<Settled>`
    with picked as materialized (${held(eventId, ids)})
    delete from notifications using picked where notifications.id = picked.id
    returning kind`.execute(db);
  return rows.length;
}

/** Which of these events hold their decisions. */
export async function findHolding(
  db: Kysely<DB>,
  eventIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (eventIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('events')
    .select('id')
    .where('id', 'in', [...new Set(eventIds)])
    .where('holds_decisions', '=', true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
