import type { EventGrant } from '@pratibha/domain/grants';
import type { MailState } from '@pratibha/domain/notifications/mail-states';
import {
  HOLD_BACK_MS,
  NOTIFICATION_RULES,
  type Notification,
  type NotificationKind,
  notificationKey,
} from '@pratibha/domain/notifications/notifications';
import type { Role } from '@pratibha/domain/people/roles';
import { type Kysely, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';
import type { DB } from '../../platform/db/types.gen.ts';

/** What somebody is to be told. */
type NewNotification = Notification & {
  readonly userId: number;
  /** When it happened, by the business clock. */
  readonly at: Date;
  /** False where it comes by mail alone. */
  readonly isInApp?: boolean;
  /** Where its mail goes that goes to no address the person has. */
  readonly mailTo?: string;
  /** `waiting` unless nothing is to be sent. */
  readonly mail?: Extract<MailState, 'none' | 'waiting'>;
};

/** A notification that was written now. */
type Notified = {
  readonly id: number;
  readonly user_id: number;
  readonly kind: NotificationKind;
  readonly tell_at: Date;
};

const insertAll = prepared(
  (_db, { rows }: { rows: string }) => sql<Notified>`
    with asked as (
      select * from jsonb_to_recordset(${rows}::jsonb) as each (n int, user_id int, kind text,
        key text, params jsonb, hold_ms int, in_app boolean, mail text, mail_to text, at timestamptz)
    ), people as materialized (
      -- Whoever is erased meanwhile is waited for, and told nothing.
      select id from users where id in (select user_id from asked) and erased_at is null
      order by id for key share
    )
    insert into notifications
      (user_id, kind, key, params, tell_at, seen_in_app, mail, mail_to, created_at)
    select user_id, kind, key, params, now() + make_interval(secs => hold_ms / 1000.0), in_app, mail, mail_to, at
    from asked join people on people.id = user_id order by user_id, n
    on conflict on constraint notifications_once do nothing
    returning id, user_id, kind, tell_at`,
);

/**
 * Writes what many people are told, in the transaction of what it tells: in one statement, each
 * reason once. Who was told before for the same reason, or is erased, is left out.
 */
export async function notify(
  db: Kysely<DB>,
  notifications: readonly NewNotification[],
): Promise<readonly Notified[]> {
  if (notifications.length === 0) return [];
  return insertAll(db, { rows: JSON.stringify(notifications.map(rowOf)) });
}

function rowOf(each: NewNotification, n: number) {
  const { userId: user_id, kind, params, at, isInApp, mailTo, mail } = each;
  return {
    n,
    user_id,
    kind,
    key: notificationKey(each),
    params,
    hold_ms: NOTIFICATION_RULES[kind].isHeldBack ? HOLD_BACK_MS : 0,
    in_app: isInApp ?? true,
    mail: mail ?? 'waiting',
    mail_to: mailTo ?? null,
    at,
  };
}

/** The ids of those who are active with one of these roles. */
export async function findActive(db: Kysely<DB>, roles: readonly Role[]): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', 'in', roles)
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The same with their names, their roles and what they were granted. */
export function findActiveWithGrants(db: Kysely<DB>, roles: readonly Role[]) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'role',
      sql<EventGrant[]>`coalesce((
        select json_agg(json_build_object('event_id', event_id, 'kind', kind))
        from event_grants where user_id = users.id), '[]')`.as('event_grants'),
    ])
    .where('role', 'in', roles)
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .execute();
}

/** The registration or the work that something is told about. */
type About = { readonly registration_id: number } | { readonly submission_id: number };
type OfOne = { readonly userId: number; readonly about: About };

const deleteUntold = prepared(
  (_db, { userIds, abouts }: { userIds: readonly number[]; abouts: string }) => sql<{ id: number }>`
    delete from notifications where user_id = any(${userIds}::int[])
      and tell_at > now()
      and exists (select from jsonb_array_elements(${abouts}::jsonb) as about where params @> about)
    returning id`,
);

/**
 * Removes what these people would have been told of these registrations or works and have not been
 * yet: something else became of them.
 * @returns how many were removed
 */
export async function dropUntold(db: Kysely<DB>, of: readonly OfOne[]): Promise<number> {
  if (of.length === 0) return 0;
  const dropped = await deleteUntold(db, {
    userIds: of.map(({ userId }) => userId),
    abouts: JSON.stringify(of.map(({ about }) => about)),
  });
  return dropped.length;
}

type Moved = {
  /** Whether the bell has it already, and its mail alone waits. */
  readonly is_told: boolean;
};

/**
 * Lets what a person has not been told of it yet, or not by mail, be of another version: it tells
 * what holds then.
 */
export async function moveUntold(
  db: Kysely<DB>,
  { userId, about }: OfOne,
  version: number,
): Promise<readonly Moved[]> {
  const { rows } = await sql<Moved>`
    update notifications set params = params || jsonb_build_object('version', ${version}::int)
    where user_id = ${userId} and ${isAbout(about)} and params ? 'version'
      and (tell_at is null or tell_at > now() or mail = 'waiting')
    returning coalesce(tell_at <= now(), false) as is_told`.execute(db);
  return rows;
}

/** What a person was told last of it, or is going to be; undefined where nothing. */
export async function findLastTold(
  db: Kysely<DB>,
  { userId, about }: OfOne,
): Promise<NotificationKind | undefined> {
  const last = await db
    .selectFrom('notifications')
    .select('kind')
    .where('user_id', '=', userId)
    .where(isAbout(about))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.kind;
}

/** Of what was withdrawn no mail goes out any more. */
export async function leaveOutMails(db: Kysely<DB>, { userId, about }: OfOne): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ mail: 'left_out' })
    .where('user_id', '=', userId)
    .where('mail', '=', 'waiting')
    .where(isAbout(about))
    .execute();
}

const isAbout = (about: About) => sql<boolean>`params @> ${JSON.stringify(about)}::jsonb`;
