import type { EditionVenue } from '@pratibha/domain/editions/content';
import type { EventKind } from '@pratibha/domain/events/event-kind';
import type { EventHours, Venue } from '@pratibha/domain/events/event-place';
import { FIRST_LANGUAGE, type Language } from '@pratibha/domain/language/languages';
import type { MailState } from '@pratibha/domain/notifications/mail-states';
import {
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationKind,
} from '@pratibha/domain/notifications/notifications';
import type {
  EventStatus,
  RegistrationStatus,
  SubmissionStatus,
  UserStatus,
} from '@pratibha/domain/statuses';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import type { MailsOfKinds } from './mail-kinds.ts';
import { replyToOf } from './mail-replies.queries.ts';

/** Whose mail it is, and of what: all as it is now. Null is what is not there any more. */
export type FoundMail<K extends NotificationKind = NotificationKind> = Notification<K> & {
  readonly id: number;
  readonly user_id: number;
  readonly created_at: Date;
  readonly name: string;
  readonly email: string;
  readonly user_status: UserStatus;
  /** Of the account, at this moment. */
  readonly language: Language;
  /** Whether what can wait waits at night. */
  readonly quiet_hours: boolean;
  readonly event: EventOfMail | null;
  readonly registration: RegistrationOfMail | null;
  readonly submission: SubmissionOfMail | null;
  /** What else its kind looks up. */
  readonly about: unknown;
  /** Where answers to it go; null: nobody reads them. */
  readonly reply_to: string | null;
  /** Since when the address is refused; null: it is not. */
  readonly refused_since: string | null;
  /** Signs the link that ends announcements. */
  readonly unsubscribe_key: Buffer;
  /** Whether the person wants this kind in the bell alone. */
  readonly is_declined: boolean;
};

/** The same with what organisers wrote in its language. */
export type MailToSend<K extends NotificationKind = NotificationKind> = FoundMail<K> & {
  /** Any other text of theirs in it. */
  readonly said: (text: string) => string;
};

export type EventOfMail = EventHours &
  Venue & {
    readonly id: number;
    readonly kind: EventKind;
    readonly title: string;
    readonly status: EventStatus;
    readonly version: number;
    readonly edition_venue: EditionVenue | null;
    readonly requires_submission: boolean;
    /** ISO 8601. */
    readonly submission_start: string | null;
    readonly submission_close: string | null;
  };

type RegistrationOfMail = {
  readonly id: number;
  readonly status: RegistrationStatus;
  readonly version: number;
  readonly remarks: string | null;
  readonly registered_on: string;
};

type SubmissionOfMail = {
  readonly id: number;
  readonly status: SubmissionStatus;
  readonly version: number;
  readonly remarks: string | null;
  /** The one that counts. */
  readonly revision: number;
  /** When the revision was handed in that the notification names. */
  readonly submitted_at: string | null;
};

/**
 * Finds a mail that still waits, with all that it tells; undefined when it is not to be sent any
 * more.
 */
export function waitingMails(
  mails: MailsOfKinds,
): (db: Kysely<DB>, notificationId: number) => Promise<FoundMail | undefined> {
  const find = prepared((_db, { notificationId }: { notificationId: number }) => {
    const isMeant = sql`told.id = ${notificationId} and told.mail = 'waiting' and told.tell_at <= now()`;
    return mailWhere(isMeant, mails);
  });
  return async (db, notificationId) => (await find(db, { notificationId }))[0];
}

/** What the kind of a notification looks up. */
function aboutOf(mails: MailsOfKinds): RawBuilder<unknown> {
  const cases = NOTIFICATION_KINDS.flatMap((kind) => {
    const { about } = mails[kind];
    return about === null ? [] : [sql`when ${sql.lit(kind)} then ${about}`];
  });
  return sql`case told.kind ${sql.join(cases, sql` `)} end`;
}

function mailWhere(isMeant: RawBuilder<unknown>, mails: MailsOfKinds) {
  return sql<FoundMail>`
    select told.id, told.kind, told.params, told.created_at, told.user_id, users.name,
      coalesce(told.mail_to, users.email) as email, users.status as user_status,
      coalesce(users.language, ${FIRST_LANGUAGE}) as language,
      coalesce(
        (select quiet_hours from notification_settings where user_id = users.id), true
      ) as quiet_hours,
      (select to_json(at) #>> '{}' from refused_addresses
        where email = lower(coalesce(told.mail_to, users.email) collate "C") collate "default")
        as refused_since,
      ${replyToOf(sql`(told.params ->> 'event_id')::int`)} as reply_to,
      (select key from unsubscribe_key) as unsubscribe_key,
      exists (
        select from notification_choices
        where user_id = told.user_id and kind = told.kind and not by_mail
      ) as is_declined,
      (
        select to_jsonb(of_event) from (
          select id, kind, title, status, version, event_date, starts_at, ends_at, ends_on, venue_name,
            venue_room, venue_address, venue_map_url, requires_submission, submission_start,
            submission_close, (select content -> 'venue' from editions
              where editions.id = events.edition_id) as edition_venue
          from events where id = (told.params ->> 'event_id')::int
        ) as of_event
      ) as event,
      (
        select to_jsonb(of_registration) from (
          select id, status, version, review_remarks as remarks, registered_on
          from registrations
          where user_id = told.user_id and event_id = (told.params ->> 'event_id')::int
            and id = coalesce((told.params ->> 'registration_id')::int, id)
        ) as of_registration
      ) as registration,
      (
        select to_jsonb(of_submission) from (
          select id, status, version, revision, review_remarks as remarks, (
            select submitted_at from submission_revisions as handed_in
            where submission_id = submissions.id
              and handed_in.revision = (told.params ->> 'revision')::int
          ) as submitted_at
          from submissions
          where user_id = told.user_id and event_id = (told.params ->> 'event_id')::int
            and id = coalesce((told.params ->> 'submission_id')::int, id)
        ) as of_submission
      ) as submission,
      ${aboutOf(mails)} as about
    from notifications as told join users on users.id = told.user_id
    where ${isMeant} and users.erased_at is null`;
}

/** Writes down what became of a mail. Whoever is not told any more has no row, and needs none. */
export async function noteMail(
  db: Kysely<DB>,
  notificationId: number,
  mail: Exclude<MailState, 'none' | 'waiting'>,
  error: string | null = null,
): Promise<void> {
  await note(db, { notificationId, mail, error });
}

const note = prepared(
  (_db, { notificationId, mail, error }: NoteOfMail) => sql`
    update notifications set mail = ${mail}, mail_error = ${error},
      mailed_at = case when ${mail}::text = 'sent' then now() end
    where id = ${notificationId} and mail = 'waiting'`,
);

type NoteOfMail = {
  readonly notificationId: number;
  readonly mail: MailState;
  readonly error: string | null;
};

/** Lets a mail wait so many milliseconds: nobody is to ask before whether mails leave at all. */
export async function noteWait(db: Kysely<DB>, notificationId: number, ms: number): Promise<void> {
  await waitFor(db, { notificationId, ms });
}

const waitFor = prepared(
  (_db, { notificationId, ms }: { notificationId: number; ms: number }) => sql`
    update notifications set mail_after = now() + ${ms}::float8 * interval '1 millisecond'
    where id = ${notificationId} and mail = 'waiting'`,
);

/** Lets what waits for the end of the night look at the clock again: it was moved. */
export async function wakeQuietMails(db: Kysely<DB>): Promise<void> {
  await sql`
    with woken as (
      update notifications set mail_after = null where mail = 'waiting' and mail_after > now()
      returning id
    ), due as (
      update jobs set run_at = now() from woken
      where kind = 'mail.send' and key = woken.id::text and failed_at is null and taken_by is null
      returning jobs.id
    )
    select pg_notify('jobs', '') where exists (select from due)`.execute(db);
}

/** Whether what is told comes by mail, too. */
export async function isMailQueueOpen(db: Kysely<DB>): Promise<boolean> {
  const { is_open } = await db.selectFrom('mail_queue').select('is_open').executeTakeFirstOrThrow();
  return is_open;
}

/** From now on whatever is told comes by mail, too. */
export async function openMailQueue(db: Kysely<DB>): Promise<void> {
  await db.updateTable('mail_queue').set({ is_open: true }).execute();
}

/**
 * From now on nothing is sent. What still waits is left out: nobody wants it weeks later, when
 * there are mails again. Who was to get it by mail alone finds it in the bell.
 */
export async function closeMailQueue(db: Kysely<DB>, kind: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('mail_queue').set({ is_open: false }).execute();
    await trx
      .updateTable('notifications')
      .set({ mail: 'left_out', seen_in_app: sql<boolean>`mail_to is null` })
      .where('mail', '=', 'waiting')
      .execute();
    await trx.deleteFrom('jobs').where('kind', '=', kind).execute();
  });
}

/** Seconds for which the mail that waits longest could have gone; 0 when none does. */
export const longestMailWait = prepared(
  () => sql<{ seconds: number }>`
    select coalesce(
      extract(epoch from now() - min(coalesce(mail_after, tell_at))), 0)::float8 as seconds
    from notifications where mail = 'waiting' and coalesce(mail_after, tell_at) <= now()`,
);

/** Seconds since the last mail was sent; null where none ever was. */
export const secondsSinceSent = prepared(
  () => sql<{ seconds: number | null }>`
    select extract(epoch from now() - max(mailed_at))::float8 as seconds
    from notifications where mail = 'sent'`,
);
