import type { MailReplies } from '@pratibha/contract/mail-replies';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** Where answers to a mail go: where its event says, else where the installation does. */
export function replyToOf(eventId: RawBuilder<number | null>): RawBuilder<string | null> {
  return sql<string | null>`coalesce(
    (select reply_to from events where id = ${eventId}), (select reply_to from mail_replies)
  )`;
}

/** The same of a mail that no notification tells. */
export async function findReplyTo(db: Kysely<DB>, eventId: number | null): Promise<string | null> {
  const { rows } = await sql<{ reply_to: string | null }>`
    select ${replyToOf(sql`${eventId}::int`)} as reply_to`.execute(db);
  return rows[0]?.reply_to ?? null;
}

/** What the installation says; version 0 until somebody has said it. */
export async function findMailReplies(db: Kysely<DB>): Promise<MailReplies> {
  const row = await db
    .selectFrom('mail_replies')
    .select(['reply_to', 'version'])
    .executeTakeFirst();
  return row ?? { reply_to: null, version: 0 };
}

/** Writes it, unless it is another than the one that was read. @returns whether it was written */
export async function writeMailReplies(
  db: Kysely<DB>,
  { reply_to, version }: MailReplies,
): Promise<boolean> {
  const { rows } = await sql`
    insert into mail_replies (reply_to, version)
    select ${reply_to}, 1 where ${version}::int = 0 or exists (select from mail_replies)
    on conflict (one) do update
      set reply_to = excluded.reply_to, version = mail_replies.version + 1
      where mail_replies.version = ${version}::int
    returning version`.execute(db);
  return rows.length > 0;
}
