import type { NotificationKind } from '@pratibha/domain/notifications/notifications';
import { type Kysely, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';
import type { DB } from '../../platform/db/types.gen.ts';

/** By which ways a kind reaches somebody who has chosen. */
type ChosenKind = {
  readonly kind: NotificationKind;
  readonly in_app: boolean;
  readonly by_mail: boolean;
};

/** What a person has chosen. */
export type Choices = {
  /** Of the kinds that are missing both. */
  readonly kinds: readonly ChosenKind[];
  /** Null: never said. */
  readonly quiet_hours: boolean | null;
  /** Whether anything is sent by mail here. */
  readonly is_mail_on: boolean;
};

const choicesOf = prepared(
  (_db, { userId }: { userId: number }) => sql<Choices>`
    select
      coalesce((
        select jsonb_agg(jsonb_build_object('kind', kind, 'in_app', in_app, 'by_mail', by_mail)
          order by kind)
        from notification_choices where user_id = ${userId}
      ), '[]') as kinds,
      (select quiet_hours from notification_settings where user_id = ${userId}) as quiet_hours,
      is_open as is_mail_on
    from mail_queue`,
);

/** What a person has chosen, and whether mails go at all. */
export async function findChoices(db: Kysely<DB>, userId: number): Promise<Choices> {
  const [row] = await choicesOf(db, { userId });
  return row ?? { kinds: [], quiet_hours: null, is_mail_on: false };
}

type NewChoices = {
  readonly userId: number;
  readonly kinds: readonly ChosenKind[];
  readonly quietHours: boolean;
};

/** Holds the person, so that two who choose at once leave the choices of one. */
export async function lockChooser(db: Kysely<DB>, userId: number): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(db);
}

/** Replaces what a person has chosen. */
export async function saveChoices(
  db: Kysely<DB>,
  { userId, kinds, quietHours }: NewChoices,
): Promise<void> {
  const rows = JSON.stringify(kinds);
  await sql`
    insert into notification_choices (user_id, kind, in_app, by_mail)
    select ${userId}, kind, in_app, by_mail
    from jsonb_to_recordset(${rows}::jsonb) as chosen (kind text, in_app boolean, by_mail boolean)
    on conflict (user_id, kind)
      do update set in_app = excluded.in_app, by_mail = excluded.by_mail`.execute(db);
  await sql`
    insert into notification_settings (user_id, quiet_hours) values (${userId}, ${quietHours})
    on conflict (user_id) do update set quiet_hours = excluded.quiet_hours`.execute(db);
}
