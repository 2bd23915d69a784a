import { ACCOUNT_CHANGES, NOTIFICATION_KINDS } from '@pratibha/domain/notifications/notifications';
import { ROLES } from '@pratibha/domain/people/roles';
import { REGISTRATION_DECISIONS, SUBMISSION_DECISIONS } from '@pratibha/domain/reviews/decisions';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dayOut, idOut, idParams, instantOut, listQuery, MAX_ID } from './values.ts';

export const tags = { Notifications: 'What one was told, also by mail; the bell of the pages.' };

/** What the person was told: codes, from which the words are made. */
export const notification = z.object({
  id: idOut,
  kind: z.enum(NOTIFICATION_KINDS),
  created_at: instantOut,
  read_at: instantOut.nullable(),
  leads_to: z.string().describe('What it is about: a path, perhaps with a query, on this site'),
  event_title: z.string().nullable().describe('As the event is called today'),
  decision: z
    .enum([...new Set([...REGISTRATION_DECISIONS, ...SUBMISSION_DECISIONS])])
    .nullable()
    .describe('What was decided'),
  revision: z.int().nullable().describe('Which one of a work has arrived'),
  answer_until: dayOut
    .nullable()
    .describe('The last day for what the event asks the person, who is in and has not answered'),
  date: instantOut.nullable().describe('The date of the event that is told'),
  account_changes: z.array(z.enum(ACCOUNT_CHANGES)).describe('What is another in the account'),
  role: z.enum(ROLES).nullable().describe('The new one'),
  announcement: z
    .string()
    .nullable()
    .describe('The subject of an announcement, as the person reads it'),
  edition: z.string().nullable().describe('The year of an edition'),
  people: z.int().nullable().describe('How many people it is about'),
  events: z
    .int()
    .nullable()
    .describe('How many events they are of, that of event_title among them'),
});
export type NotificationOut = z.infer<typeof notification>;

export const unread = z.object({ unread: z.int().nonnegative() });

export const listNotifications = endpoint({
  method: 'GET',
  path: '/user/notifications',
  summary: 'What one was told, newest first',
  tag: 'Notifications',
  access: 'notifications.own',
  query: z.strictObject({ limit: listQuery.limit, cursor: listQuery.cursor }),
  response: z.array(notification),
  problems: [],
});

export const countUnreadNotifications = endpoint({
  method: 'GET',
  path: '/user/notifications/unread',
  summary: 'How much of it is not read yet',
  tag: 'Notifications',
  access: 'notifications.own',
  response: unread,
  problems: [],
});

export const readNotification = endpoint({
  method: 'PUT',
  path: '/user/notifications/{id}/read',
  summary: 'Mark a notification as read; answers how many are not',
  tag: 'Notifications',
  access: 'notifications.own',
  params: idParams,
  response: unread,
  problems: [],
});

export const readAllNotifications = endpoint({
  method: 'PUT',
  path: '/user/notifications/read',
  summary: 'Mark as read what was seen; answers how many are not',
  tag: 'Notifications',
  access: 'notifications.own',
  body: z.strictObject({
    up_to: z.int().positive().max(MAX_ID).describe('The newest that was seen: later ones stay'),
  }),
  maxBodyKiB: 16,
  response: unread,
  problems: [],
});
