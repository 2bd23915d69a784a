import type { Language } from '@pratibha/domain/language/languages';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** What the links are signed with. */
export async function findUnsubscribeKey(db: Kysely<DB>): Promise<Buffer> {
  const { key } = await db.selectFrom('unsubscribe_key').select('key').executeTakeFirstOrThrow();
  return key;
}

/** Whose choice this is, with the language in which they read; undefined where nobody is there. */
export function findChooser(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('users')
    .select(sql<Language | null>`language`.as('language'))
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

/** Whether announcements come to the person by mail. */
export async function areAnnouncementsMailed(db: Kysely<DB>, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('notification_choices')
    .select('by_mail')
    .where('user_id', '=', userId)
    .where('kind', '=', 'announcement')
    .executeTakeFirst();
  return row?.by_mail ?? true;
}

/**
 * From now on announcements reach the person in the bell alone. Those that still wait stand there,
 * too: they may have been to come by mail alone.
 */
export async function endAnnouncementMails(db: Kysely<DB>, userId: number): Promise<void> {
  await sql`
    with chosen as (
      insert into notification_choices (user_id, kind, in_app, by_mail)
      values (${userId}, 'announcement', true, false)
      on conflict (user_id, kind) do update set in_app = true, by_mail = false
    )
    update notifications set seen_in_app = true,
      mail = case mail when 'waiting' then 'left_out' else mail end
    where user_id = ${userId} and kind = 'announcement' and params ->> 'test' is null
      and mail in ('waiting', 'failed', 'refused')`.execute(db);
}

/** Lets announcements come by mail again; they stay in the bell. */
export async function resumeAnnouncementMails(db: Kysely<DB>, userId: number): Promise<void> {
  await db
    .updateTable('notification_choices')
    .set({ by_mail: true })
    .where('user_id', '=', userId)
    .where('kind', '=', 'announcement')
    .execute();
}
