import { conditionsOf } from '@pratibha/domain/find/find';
import type { MailState } from '@pratibha/domain/notifications/mail-states';
import type { RegistrationStatus, SubmissionStatus, UserStatus } from '@pratibha/domain/statuses';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Asking } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { byInteger } from '../../platform/lists/paging.ts';
import { foundOn } from '../find/find.ts';
import { usersMatching } from '../people/users/users.ts';
import { registrationsMatching } from '../registrations/registrations.ts';
import { submissionsMatching } from '../submissions/submissions.ts';
import type { AnnouncementRow } from './announcements.queries.ts';

type Choosing = Pick<AnnouncementRow, 'source' | 'filters'>;

/** Announcements are for those alone who organise every event. */
const asking = (action: Asking['action']): Asking => ({ actor: { role: 'ADMIN' }, action });

/** The rows of the list that fit the filter: a person, and the event where the row has one. */
function rowsChosen(db: Kysely<DB>, { source, filters }: Choosing, now: Date): RawBuilder<unknown> {
  const { q, with_role, with_status, event_id, same_mobile, edition_id } = filters;
  const conditions = filters.find === undefined ? undefined : conditionsOf(source, filters.find);
  // What the list knows no more finds nobody: without it everybody would be told.
  if (conditions === null)
    return sql`select null::int as user_id, null::int as event_id, null::int as row_id where false`;
  const find = foundOn(conditions, now);
  switch (source) {
    case 'users': {
      const status = (with_status ?? undefined) as UserStatus | undefined;
      const found = { q, status, role: with_role ?? undefined, find };
      const rows = usersMatching(db, found, asking('users.read'));
      return sql`${rows
        .clearSelect()
        .select([
          'users.id as user_id',
          sql<number | null>`null::integer`.as('event_id'),
          'users.id as row_id',
        ])}`;
    }
    case 'registrations': {
      const status = (with_status ?? undefined) as RegistrationStatus | undefined;
      const found = { q, status, event_id: event_id ?? undefined, edition: edition_id, find };
      const alike = same_mobile ? ({ same_mobile: 'true' } as const) : {};
      const rows = registrationsMatching(db, { ...found, ...alike }, asking('registrations.read'));
      return sql`${rows
        .clearSelect()
        .select([
          'registrations.user_id',
          'registrations.event_id',
          'registrations.id as row_id',
        ])}`;
    }
    case 'submissions': {
      const status = (with_status ?? undefined) as SubmissionStatus | undefined;
      const found = { q, status, event_id: event_id ?? undefined, edition: edition_id, find };
      const rows = submissionsMatching(db, found, asking('submissions.read'));
      return sql`${rows
        .clearSelect()
        .select(['submissions.user_id', 'submissions.event_id', 'submissions.id as row_id'])}`;
    }
  }
}

/** Each person once, with the newest row that found them; nobody whose account is closed. */
function peopleChosen(db: Kysely<DB>, choosing: Choosing, now: Date) {
  return sql<{ id: number; event_id: number | null }>`
    select distinct on (chosen.user_id) chosen.user_id as id, chosen.event_id
    from (${rowsChosen(db, choosing, now)}) as chosen
    join users as active on active.id = chosen.user_id
      and active.status = 'ACTIVE' and active.erased_at is null
    order by chosen.user_id, chosen.row_id desc`;
}

/** How many people it would go to. */
export async function countRecipients(
  db: Kysely<DB>,
  choosing: Choosing,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${peopleChosen(db, choosing, now)}) as people`.execute(db);
  return rows[0]?.count ?? 0;
}

/** One of those whom it would go to; or, without a person, the first. */
export async function findRecipient(
  db: Kysely<DB>,
  choosing: Choosing,
  now: Date,
  userId?: number,
) {
  const only = userId === undefined ? sql`` : sql`where id = ${userId}`;
  const { rows } = await sql<{ id: number; event_id: number | null }>`
    select id, event_id from (${peopleChosen(db, choosing, now)}) as people ${only}
    order by id limit 1`.execute(db);
  return rows[0];
}

export const RECIPIENT_ORDER = {
  sorts: { id: byInteger('users.id') },
  first: 'id',
  id: 'users.id',
} as const;

/** Whom it would go to now, to be paged. */
export function recipientsToBe(db: Kysely<DB>, choosing: Choosing, now: Date) {
  return db
    .selectFrom('users')
    .where(
      sql<boolean>`users.id in (select id from (${peopleChosen(db, choosing, now)}) as people)`,
    )
    .select([
      'users.id',
      'users.name',
      'users.email',
      sql<MailState | null>`null::text`.as('mail'),
      sql<string | null>`null::text`.as('mail_error'),
      sql<Date | null>`null::timestamptz`.as('mailed_at'),
      sql<Date | null>`null::timestamptz`.as('read_at'),
    ]);
}

/** Whom it went to, and what became of it; to be paged. */
export function recipientsTold(db: Kysely<DB>, id: number, mail: MailState | undefined) {
  const told = db
    .selectFrom('users')
    .innerJoin('notifications', 'notifications.user_id', 'users.id')
    .where('notifications.kind', '=', 'announcement')
    .where('notifications.key', '=', String(id))
    .select([
      'users.id',
      'users.name',
      'users.email',
      'notifications.mail',
      'notifications.mail_error',
      'notifications.mailed_at',
      'notifications.read_at',
    ]);
  return mail === undefined ? told : told.where('notifications.mail', '=', mail);
}
export type RecipientRow = Awaited<
  ReturnType<ReturnType<typeof recipientsToBe>['execute']>
>[number];

/**
 * Tells everybody who fits the filter at this moment, each once, in one statement. Whoever is
 * erased meanwhile is waited for, and left out.
 * @returns how many people were told by it
 */
export async function tellRecipients(
  db: Kysely<DB>,
  announcement: Choosing & Pick<AnnouncementRow, 'id' | 'channel'>,
  now: Date,
): Promise<number> {
  const { id, channel } = announcement;
  await sql`
    with chosen as materialized (${peopleChosen(db, announcement, now)}),
    people as materialized (
      select users.id from users where id in (select id from chosen)
        and status = 'ACTIVE' and erased_at is null
      order by id for key share
    )
    insert into notifications (user_id, kind, key, params, mail, created_at)
    select people.id, 'announcement', ${String(id)},
      jsonb_build_object('announcement_id', ${id}::int, 'event_id', chosen.event_id, 'test', null),
      ${channel === 'mail' ? 'waiting' : 'none'}, ${now}
    from people join chosen using (id) order by people.id
    on conflict on constraint notifications_once do nothing`.execute(db);
  const { count } = await db
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('kind', '=', 'announcement')
    .where('key', '=', String(id))
    .executeTakeFirstOrThrow();
  return count;
}
