import { SHOWN_MAIL_STATES } from '@pratibha/domain/notifications/mail-states';
import { NOTIFICATION_KINDS } from '@pratibha/domain/notifications/notifications';
import { EVENT_STATUSES } from '@pratibha/domain/statuses';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { editionQuery, idOut, idParams, idQuery, instantOut, listQuery } from './values.ts';

export const tags = { 'Admin: mails': 'What became of mails, and sending them again.' };

/** A mail to somebody: what it tells, and what became of it. */
export const mail = z.object({
  id: idOut,
  mail_state: z.enum(SHOWN_MAIL_STATES),
  kind: z.enum(NOTIFICATION_KINDS),
  person: z.object({ id: idOut, name: z.string() }).describe('Whom it goes to'),
  event: z
    .object({ id: idOut, title: z.string(), status: z.enum(EVENT_STATUSES) })
    .nullable()
    .describe('As it is called today'),
  registration_id: idOut.nullable().describe('The registration that it tells of'),
  submission_id: idOut.nullable().describe('The work that it tells of'),
  announcement_id: idOut.nullable().describe('The announcement that it brings'),
  created_at: instantOut.describe('When it was to be told, by the clock of the competition'),
  due_at: instantOut
    .nullable()
    .describe('When it is tried next; null: it does not wait, or is held back'),
  sent_at: instantOut.nullable(),
  attempts: z
    .int()
    .nonnegative()
    .nullable()
    .describe('How often it was tried; null where that is not kept'),
  mail_error: z.string().nullable().describe('What the relay said last, without addresses'),
});
export type MailOut = z.infer<typeof mail>;

const filters = {
  q: listQuery.q.describe('Words of the name or address of whom it goes to'),
  kind: z.enum(NOTIFICATION_KINDS).optional(),
  person_id: idQuery.describe('Only mails to this user'),
  edition: editionQuery,
};

export const listMails = endpoint({
  method: 'GET',
  path: '/admin/mails',
  summary: 'Mails and what became of them, newest first',
  tag: 'Admin: mails',
  access: 'mails.manage',
  query: z.strictObject({
    limit: listQuery.limit,
    cursor: listQuery.cursor,
    mail_state: z.enum(SHOWN_MAIL_STATES).optional().describe('Only mails in this state'),
    ...filters,
  }),
  response: z.array(mail),
  problems: [],
});

export const mailQueue = z.object({
  is_on: z.boolean().describe('Whether this installation sends mails'),
  oldest_seconds: z.number().describe('For how long the mail that waits longest could have gone'),
});

export const getMailQueue = endpoint({
  method: 'GET',
  path: '/admin/mails/queue',
  summary: 'Whether mails leave',
  tag: 'Admin: mails',
  access: 'mails.manage',
  response: mailQueue,
  problems: [],
});

export const sendMailAgain = endpoint({
  method: 'POST',
  path: '/admin/mails/{id}/retry',
  summary: 'Send a mail again that failed or was refused',
  tag: 'Admin: mails',
  access: 'mails.manage',
  params: idParams,
  response: mail,
  problems: ['mail-is-off', 'mail-not-failed'],
});

export const mailsSentAgain = z.object({ mails: z.int().nonnegative() });

export const sendMailsAgain = endpoint({
  method: 'POST',
  path: '/admin/mails/retry',
  summary: 'Send every failed mail again that fits; answers how many',
  tag: 'Admin: mails',
  access: 'mails.manage',
  body: z.strictObject({
    q: filters.q,
    kind: filters.kind,
    person_id: z.int().positive().optional().describe('Only mails to this user'),
    edition: filters.edition,
  }),
  maxBodyKiB: 16,
  response: mailsSentAgain,
  problems: ['mail-is-off'],
});

/** An address to which nothing is sent, as a mail server refused it for good. */
export const refusedAddress = z.object({
  id: idOut,
  person: z.object({ id: idOut, name: z.string() }).describe('Whose address it is'),
  email: z.string(),
  reason: z.string().describe('What the mail server said, without addresses'),
  refused_at: instantOut,
});
export type RefusedAddress = z.infer<typeof refusedAddress>;

export const listRefusedAddresses = endpoint({
  method: 'GET',
  path: '/admin/refused-addresses',
  summary: 'Addresses that mail servers refused for good, newest first: no mail goes there',
  tag: 'Admin: mails',
  access: 'mails.manage',
  query: z.strictObject({ limit: listQuery.limit, cursor: listQuery.cursor }),
  response: z.array(refusedAddress),
  problems: [],
});

export const liftRefusedAddress = endpoint({
  method: 'DELETE',
  path: '/admin/refused-addresses/{id}',
  summary: 'Let mails go to an address again; what was refused so far is not sent by itself',
  tag: 'Admin: mails',
  access: 'mails.manage',
  params: idParams,
  response: refusedAddress,
  problems: [],
});

export const mailAddress = z.object({
  email: z.string().describe('Where mails go: the address of the sign-in'),
  refused_at: instantOut
    .nullable()
    .describe('Since when no mail goes there, as a mail server refused it; null: mails go'),
});

export const getMailAddress = endpoint({
  method: 'GET',
  path: '/user/mail-address',
  summary: 'Where mails to oneself go, and whether they do',
  tag: 'Notifications',
  access: 'notifications.own',
  response: mailAddress,
  problems: [],
});
