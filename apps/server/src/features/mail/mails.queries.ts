import type { MailState } from '@pratibha/domain/notifications/mail-states';
import type { Notification, NotificationKind } from '@pratibha/domain/notifications/notifications';
import type { EventStatus } from '@pratibha/domain/statuses';
import { type Kysely, sql } from 'kysely';
import { mentions } from '../../platform/db/search.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { byInteger } from '../../platform/lists/paging.ts';
import { isInEdition } from '../events/events.ts';

export type MailFilter = {
  /** Words of the name or address of whom it goes to. */
  readonly q?: string | undefined;
  readonly kind?: NotificationKind | undefined;
  readonly person_id?: number | undefined;
  readonly mail_state?: MailState | undefined;
  /** The id of the edition that they tell of, or of whose events. */
  readonly edition?: number | undefined;
};

/** Newest first: ids are given in the order of writing. */
export const MAIL_ORDER = {
  sorts: { id: byInteger('notifications.id') },
  first: '-id',
  id: 'notifications.id',
} as const;

/** What was to come by mail and fits, for counting. */
export function mailsCounted(
  db: Kysely<DB>,
  { q, kind, person_id, mail_state, edition }: MailFilter,
) {
  let rows = db
    .selectFrom('notifications')
    .select('notifications.id')
    .where('notifications.mail', '<>', 'none');
  if (mail_state) rows = rows.where('notifications.mail', '=', mail_state);
  if (kind) rows = rows.where('notifications.kind', '=', kind);
  if (person_id) rows = rows.where('notifications.user_id', '=', person_id);
  if (edition) rows = rows.where(tellsOf(edition));
  if (q) {
    const named = db
      .selectFrom('users')
      .select('users.id')
      .where(mentions(['users.name', 'users.email', 'users.profile_search'], q));
    rows = rows.where('notifications.user_id', 'in', named);
  }
  return rows;
}

function tellsOf(edition: number) {
  const event = sql<number | null>`(notifications.params ->> 'event_id')::integer`;
  return sql<boolean>`(${isInEdition(event, edition)}
    or (notifications.params ->> 'edition_id')::integer = ${edition})`;
}

type About = {
  readonly name: string;
  readonly event: { id: number; title: string; status: EventStatus } | null;
  readonly attempts: number | null;
  readonly due_at: string | null;
  readonly last_error: string | null;
};

/**
 * In one column and without joins, so that it is looked up for the rows of a page alone. Each
 * branch names the state of the job, as the index does that finds it.
 */
const ABOUT = sql<About>`(
  select json_build_object(
    'name', (select name from users where id = notifications.user_id),
    'event', (
      select json_build_object('id', id, 'title', title, 'status', status) from events
      where id = (notifications.params ->> 'event_id')::integer),
    'attempts', job.attempts, 'due_at', job.due_at, 'last_error', job.last_error)
  from (select) as one left join lateral (
    select attempts, coalesce(run_at, notifications.tell_at) as due_at, last_error from jobs
    where notifications.mail = 'waiting' and kind = 'mail.send' and failed_at is null
      and key = notifications.id::text
    union all
    (select attempts, null, last_error from jobs
    where notifications.mail = 'failed' and kind = 'mail.send' and failed_at is not null
      and key = notifications.id::text
    order by id desc limit 1)
  ) as job on true)`;

/** The same with what is told of each, to be paged. */
export function mailsMatching(db: Kysely<DB>, filter: MailFilter) {
  return mailsCounted(db, filter).select([
    'notifications.kind',
    'notifications.params',
    'notifications.user_id',
    'notifications.mail',
    'notifications.mail_error',
    'notifications.mailed_at',
    'notifications.created_at',
    ABOUT.as('about'),
  ]);
}
type Selected = Awaited<ReturnType<ReturnType<typeof mailsMatching>['execute']>>[number];
/** The kind of a row says which parameters it has. */
export type MailRow = Omit<Selected, 'kind' | 'params'> & Notification;

/** A mail of anybody; undefined for what was told in the bell alone. */
export async function findMail(db: Kysely<DB>, id: number): Promise<MailRow | undefined> {
  const row = await mailsMatching(db, {}).where('notifications.id', '=', id).executeTakeFirst();
  return row as MailRow | undefined;
}

/** Holds a mail, so that two who send it again do that one after the other; tells its state. */
export async function lockMail(db: Kysely<DB>, id: number): Promise<MailState | undefined> {
  const row = await db
    .selectFrom('notifications')
    .select('mail')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.mail;
}

/**
 * Lets those that fit wait again, each with a new job: that of a refused mail is gone, and one that
 * failed counts its attempts anew.
 * @returns how many
 */
export async function queueAgain(
  db: Kysely<DB>,
  chosen: { readonly id: number } | MailFilter,
): Promise<number> {
  const ids = 'id' in chosen ? sql`select ${chosen.id}::bigint` : mailsCounted(db, chosen);
  const { rows } = await sql<{ count: number }>`
    with again as (
      update notifications set mail = 'waiting', mail_error = null
      where id in (${ids}) and mail in ('failed', 'refused')
      returning id
    ), ended as (
      delete from jobs using again
      where jobs.kind = 'mail.send' and jobs.key = again.id::text and failed_at is not null
    ), added as (
      insert into jobs (kind, key, payload)
      select 'mail.send', id::text, jsonb_build_object('notification_id', id) from again
      on conflict do nothing
    )
    select count(*)::int as count from again`.execute(db);
  return rows[0]?.count ?? 0;
}
