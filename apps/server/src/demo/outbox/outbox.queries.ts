import { type Kysely, sql } from 'kysely';
import { mentions } from '../../platform/db/search.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import type { MailFile } from '../../platform/mail/mail-message.ts';

/** More would only fill the disk of whoever tries the demo for long. */
const MOST_MAILS = 2_000;

/** A mail as the list shows it. */
export type ListedMail = {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly sent_at: Date;
};

/** A mail as it would have arrived. */
export type KeptMail = ListedMail & {
  /** Everything, as it would have gone over the wire. */
  readonly raw: Buffer;
  readonly body: string;
  readonly html: string;
  readonly files: readonly MailFile[];
};

/**
 * Where the demo's mails are kept: beside what its sign-in provider remembers, in the schema that
 * no other database has and no backup carries. It is an ordinary table, so that mails outlive a
 * crash as the rows do that say they were sent.
 */
export async function createOutbox(db: Kysely<DB>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo outbox', 0))`.execute(
      transaction,
    );
    await sql`create schema if not exists demo`.execute(transaction);
    await sql`
      create table if not exists demo.outbox (
        id integer generated always as identity primary key,
        message_id text not null unique,
        recipient text not null,
        subject text not null,
        raw bytea not null,
        body text not null,
        html text not null,
        files jsonb not null,
        sent_at timestamptz not null default now()
      )`.execute(transaction);
  });
}

/** Keeps a mail; one that comes twice is kept once, as people's mailboxes show it. */
export async function keepMail(
  db: Kysely<DB>,
  mail: Omit<KeptMail, 'id' | 'sent_at'> & { readonly messageId: string },
): Promise<void> {
  const { messageId, recipient, subject, raw, body, html, files } = mail;
  await sql`
    with kept as (
      insert into demo.outbox (message_id, recipient, subject, raw, body, html, files)
      values (${messageId}, ${recipient}, ${subject}, ${raw}, ${body}, ${html},
        ${JSON.stringify(files)}::jsonb)
      on conflict (message_id) do nothing returning id
    )
    delete from demo.outbox using kept where outbox.id <= kept.id - ${MOST_MAILS}`.execute(db);
}

/** The newest first: those in whose address or subject every word stands. */
export async function listMails(db: Kysely<DB>, most: number, q: string): Promise<ListedMail[]> {
  const { rows } = await sql<ListedMail>`
    select id, recipient, subject, sent_at from demo.outbox
    where ${mentions(['recipient', 'subject'], q)} order by id desc limit ${most}`.execute(db);
  return rows;
}

export async function findMail(db: Kysely<DB>, id: number): Promise<KeptMail | undefined> {
  const { rows } = await sql<KeptMail>`
    select id, recipient, subject, raw, body, html, files, sent_at from demo.outbox
    where id = ${id}`.execute(db);
  return rows[0];
}

/** Whoever is erased leaves no mail behind. */
export async function deleteMailsTo(db: Kysely<DB>, email: string): Promise<void> {
  await sql`delete from demo.outbox where lower(recipient) = lower(${email})`.execute(db);
}
