import type { TestDatabase } from './database.ts';

/** An announcement that did not go at its time, and an edition that was not published. */
export type Late = { readonly announcement: number; readonly edition: number };

/** Puts off an announcement and an edition, each for a reason. */
export async function waitingOf({ pool }: TestDatabase): Promise<Late> {
  const { rows } = await pool.query<Late>(
    `with announcement as (
       insert into announcements (subject, text, channel, source, filters, state, send_at, failure,
         created_at, updated_at)
       values ('Late', 'Come later.', 'mail', 'users', '{}', 'scheduled', now(), 'author-may-not',
         now(), now())
       returning id
     ), edition as (
       insert into edition_schedules (edition_id, content, version, publish_at, failure)
       select id, content, version, now(), 'author-may-not' from editions where status = 'live'
       returning edition_id
     )
     select announcement.id as announcement, edition_id as edition from announcement, edition`,
  );
  return rows[0] ?? { announcement: 0, edition: 0 };
}
