import type { AnnouncementSource } from '@pratibha/domain/announcements/announcements';
import { type Kysely, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';
import type { DB } from '../../platform/db/types.gen.ts';

type Standing = {
  /** Of the notification by which the person was told. */
  readonly id: number;
  readonly announcement_id: number;
  readonly subject: string;
  readonly source: AnnouncementSource;
  /** The event that made the person a recipient, where one did. */
  readonly event_id: number | null;
  readonly until: Date;
};

/**
 * By the index of what was told once: where nothing stands above the events, nothing else is read.
 */
const standing = prepared(
  (_db, { userId, now }: { userId: number; now: Date }) => sql<Standing>`
    select told.id, announcements.id as announcement_id, subject, source,
      (told.params ->> 'event_id')::int as event_id, strip_until as until
    from announcements join notifications as told
      on told.user_id = ${userId} and told.kind = 'announcement' and told.key = announcements.id::text
    where strip_from <= ${now}::timestamptz and strip_until > ${now}::timestamptz
      and announcements.state = 'sent' and told.read_at is null and told.tell_at <= now()
    order by strip_from desc, announcements.id desc
    limit 1`,
);

/** What stands above the events of a person at this instant: of several the one that began last. */
export async function findStanding(
  db: Kysely<DB>,
  userId: number,
  now: Date,
): Promise<Standing | undefined> {
  const [row] = await standing(db, { userId, now });
  return row;
}

/** A person's notification of an announcement, whether it stands there or not. */
export function findToldById(db: Kysely<DB>, userId: number, id: number) {
  return db
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('kind', '=', 'announcement')
    .where('tell_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();
}

function strips(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('announcements')
    .select(['id', 'state', 'strip_from', 'strip_until'])
    .where('id', '=', id);
}

export function findStripOf(db: Kysely<DB>, id: number) {
  return strips(db, id).executeTakeFirst();
}
export type StripRow = NonNullable<Awaited<ReturnType<typeof findStripOf>>>;

/** The same, which nobody sends, stops or changes meanwhile. */
export function lockStripOf(db: Kysely<DB>, id: number): Promise<StripRow | undefined> {
  return strips(db, id).forUpdate().executeTakeFirst();
}

type Time = { readonly strip_from: Date | null; readonly strip_until: Date | null };

/** Of its words nothing changes, and so not its version. */
export async function writeStrip(db: Kysely<DB>, id: number, time: Time): Promise<void> {
  await db.updateTable('announcements').set(time).where('id', '=', id).execute();
}
