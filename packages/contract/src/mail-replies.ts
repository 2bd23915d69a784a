import { REPLY_TO, replyErrors } from '@pratibha/domain/notifications/replies';
import { z } from 'zod';
import { fieldsIn, fieldsOut } from './described.ts';
import { endpoint } from './endpoint.ts';
import { form } from './values.ts';

const REPLY_FIELDS = { reply_to: REPLY_TO };
const version = z.int().nonnegative();

/** Where answers to mails go that are of no event, or of one that says nothing itself. */
export const mailReplies = z.object({
  reply_to: fieldsOut(REPLY_FIELDS).reply_to.describe('null: nobody reads them'),
  version: version.describe('0 until somebody says it'),
});
export type MailReplies = z.infer<typeof mailReplies>;

export const getMailReplies = endpoint({
  method: 'GET',
  path: '/admin/mails/replies',
  summary: 'Where answers to mails go',
  tag: 'Admin: mails',
  access: 'mails.manage',
  response: mailReplies,
  problems: [],
});

export const settleMailReplies = endpoint({
  method: 'PUT',
  path: '/admin/mails/replies',
  summary: 'Say where answers to mails go; that of an event stands before it',
  tag: 'Admin: mails',
  access: 'mails.manage',
  body: form(
    z.strictObject({
      ...fieldsIn(REPLY_FIELDS),
      version: version.describe('The one that was read'),
    }),
    replyErrors,
  ),
  maxBodyKiB: 16,
  response: mailReplies,
  problems: ['changed-meanwhile'],
});
