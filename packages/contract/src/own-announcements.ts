import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, instantOut } from './values.ts';

/** An announcement as one reads it who was told. */
export const ownAnnouncement = z.object({
  subject: z.string(),
  text: z.string().describe('Paragraphs, apart by empty lines'),
  created_at: instantOut,
});
export type OwnAnnouncement = z.infer<typeof ownAnnouncement>;

export const readAnnouncement = endpoint({
  method: 'GET',
  path: '/user/announcements/{id}',
  summary: 'An announcement that one was told',
  tag: 'Notifications',
  access: 'notifications.own',
  params: idParams,
  response: ownAnnouncement,
  problems: [],
});
