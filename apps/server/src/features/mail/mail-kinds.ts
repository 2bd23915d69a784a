import { isPlaceSaid, venueOf } from '@pratibha/domain/events/event-place';
import { leadsTo, type NotificationKind } from '@pratibha/domain/notifications/notifications';
import type { MailText } from '@pratibha/words/mail/mail-text';
import type { PlaceOfMail } from '@pratibha/words/mail/place-mail';
import type { RawBuilder } from 'kysely';
import type { EventOfMail, MailToSend } from './mail.queries.ts';

/** How a kind of notification is told by mail; the feature that tells it says so. */
type MailOfKind<K extends NotificationKind> = {
  /**
   * Looks up what the notification `told` is about, as JSON; null: event, registration and work say
   * it.
   */
  readonly about: RawBuilder<unknown> | null;
  /**
   * In words, or null when it would tell what is no longer so. `now` is by the business clock, as
   * deadlines are.
   */
  readonly text: (mail: MailToSend<K>, now: Date) => MailText | null;
};
export type MailsOfKinds = { readonly [K in NotificationKind]: MailOfKind<K> };

/** Of something that its own query looks up, as it is now; null is what is not there any more. */
export function aboutThis<K extends NotificationKind, Row>(
  about: RawBuilder<Row>,
  text: (mail: MailToSend<K>, row: Row, path: string) => MailText | null,
): MailOfKind<K> {
  return {
    about,
    text: (mail) => (mail.about === null ? null : text(mail, mail.about as Row, leadsTo(mail))),
  };
}

type OfEvent = { readonly event: string; readonly path: string };
type MailOfEvent<K extends NotificationKind> = MailToSend<K> & { readonly event: EventOfMail };

/** Of an event that is there still: its title and where the mail leads stand in every such mail. */
export function aboutEvent<K extends NotificationKind>(
  text: (mail: MailOfEvent<K>, of: OfEvent, now: Date) => MailText | null,
): MailOfKind<K> {
  return {
    about: null,
    text: (mail, now) => {
      const { event } = mail;
      return event && text({ ...mail, event }, { event: event.title, path: leadsTo(mail) }, now);
    },
  };
}

/** The mail of a notification in words, or null when it would tell what is no longer so. */
export function mailTextOf<K extends NotificationKind>(
  mail: MailToSend<K>,
  mails: MailsOfKinds,
  now: Date,
): MailText | null {
  // Of a closed account its person is told, and of nothing more.
  if (mail.user_status !== 'ACTIVE' && mail.kind !== 'account-changed') return null;
  return mails[mail.kind].text(mail, now);
}

type Told = { readonly version: number; readonly status: string };

/** Whether it is as it was told: whoever decides again tells it again. */
export function isStill<R extends Told>(row: R | null, told: Told): row is R {
  return row?.version === told.version && row.status === told.status;
}

/**
 * When and where the event of a mail takes place; null where nothing is said but perhaps its day.
 */
export function placeOfMail(event: EventOfMail): PlaceOfMail {
  const place = { ...event, ...venueOf(event, event.edition_venue) };
  return isPlaceSaid(place) ? place : null;
}

export const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
