import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';

/** Lets mails with links wait for who has no account and an address. @returns of which ones */
export async function letLinkMailsWait(
  db: Kysely<DB>,
  ids: readonly number[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    update certificates set link_mail = 'waiting', link_mail_error = null from volunteers
    where volunteers.id = certificates.volunteer_id and certificates.id = any(${ids}::int[])
      and certificates.user_id is null and certificates.link_code is not null
    returning certificates.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** What the mail tells; undefined where it is not to be sent any more. */
export function findLinkMail(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('certificates')
    .innerJoin('volunteers', 'volunteers.id', 'certificates.volunteer_id')
    .innerJoin('editions', 'editions.id', 'certificates.edition_id')
    .leftJoin('events', 'events.id', 'certificates.event_id')
    .select([
      'certificates.id',
      'certificates.number',
      'certificates.kind',
      'certificates.name',
      'certificates.award',
      'certificates.link_code',
      'certificates.event_id',
      'events.title as event',
      'editions.slug as edition',
      'volunteers.email',
    ])
    .where('certificates.id', '=', id)
    .where('certificates.link_mail', '=', 'waiting')
    .where('certificates.revoked_at', 'is', null)
    .executeTakeFirst();
}

/** Writes down what became of it. */
export async function noteLinkMail(
  db: Kysely<DB>,
  id: number,
  became: 'sent' | 'refused' | 'failed',
  reason: string | null = null,
): Promise<void> {
  await db
    .updateTable('certificates')
    .set({ link_mail: became, link_mail_error: reason })
    .where('id', '=', id)
    .where('link_mail', '=', 'waiting')
    .execute();
}
