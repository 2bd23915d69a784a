import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** What became of the mails of an announcement, and how many have read it in the bell. */
export async function findProgress(db: Kysely<DB>, id: number) {
  const of = (state: string) =>
    sql<number>`(count(*) filter (where mail = ${sql.lit(state)}))::int`;
  return db
    .selectFrom('notifications')
    .where('kind', '=', 'announcement')
    .where('key', '=', String(id))
    .select([
      of('waiting').as('waiting'),
      of('sent').as('sent'),
      of('failed').as('failed'),
      of('refused').as('refused'),
      of('left_out').as('left_out'),
      of('none').as('bell_alone'),
      sql<number>`count(read_at)::int`.as('read'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * Takes away what has not gone: mails that no process is just sending, and rows that nobody was
 * told yet. What was told in the bell stays there. A mail under way that a relay sends away is left
 * out when it comes again.
 * @param kind of the jobs that send mails
 */
export async function stopTelling(db: Kysely<DB>, id: number, kind: string): Promise<void> {
  await sql`
    with taken_away as (
      delete from jobs using notifications as told
      where told.kind = 'announcement' and told.key = ${String(id)} and told.mail = 'waiting'
        and jobs.kind = ${kind} and jobs.key = told.id::text
        and jobs.failed_at is null and jobs.taken_by is null
      returning told.id
    )
    update notifications set mail = 'left_out'
    from taken_away where notifications.id = taken_away.id`.execute(db);
  await sql`
    delete from notifications
    where kind = 'announcement' and key = ${String(id)}
      and (tell_at is null or tell_at > now()) and mail in ('none', 'waiting', 'left_out')`.execute(
    db,
  );
  await db
    .updateTable('announcements')
    .set((eb) => ({ state: 'stopped', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/**
 * Lets the mails wait again that failed or were refused. The jobs of failed ones go, and all get a
 * new one.
 * @param kind of the jobs that send mails
 * @returns how many there are
 */
export async function sendFailedAgain(db: Kysely<DB>, id: number, kind: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update notifications set mail = 'waiting', mail_error = null
    where kind = 'announcement' and key = ${String(id)} and mail in ('failed', 'refused')
    returning id`.execute(db);
  const keys = rows.map((row) => String(row.id));
  await sql`
    delete from jobs
    where kind = ${kind} and key = any(${keys}::text[]) and failed_at is not null`.execute(db);
  await sql`
    insert into jobs (kind, key, payload, run_at)
    select ${kind}, key, jsonb_build_object('notification_id', key::bigint),
      now() + interval '1 second'
    from unnest(${keys}::text[]) as waiting (key)
    on conflict do nothing`.execute(db);
  return keys.length;
}
