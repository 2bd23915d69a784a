import { stripError } from '@pratibha/domain/announcements/strips';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, idParams, instant, instantOut, issueOf } from './values.ts';

/** What stands above the list of events of a person. */
export const ownStrip = z.object({
  strip: z
    .object({
      id: idOut.describe('By which it is closed'),
      announcement_id: idOut,
      subject: z.string(),
      until: instantOut,
    })
    .nullable()
    .describe('null: nothing stands there'),
});
export type OwnStrip = z.infer<typeof ownStrip>;

export const getStrip = endpoint({
  method: 'GET',
  path: '/user/strip',
  summary: 'The announcement that stands above the list of events',
  tag: 'Notifications',
  access: 'notifications.own',
  response: ownStrip,
  problems: [],
});

export const closeStrip = endpoint({
  method: 'PUT',
  path: '/user/strip/{id}/closed',
  summary: 'Close it, as if it was read in the bell; answers what stands there then',
  tag: 'Notifications',
  access: 'notifications.own',
  params: idParams,
  response: ownStrip,
  problems: [],
});

/** From when until when an announcement stands there. */
export const announcementStrip = z.object({
  strip: z.object({ from: instantOut, until: instantOut }).nullable().describe('null: never'),
});
export type AnnouncementStrip = z.infer<typeof announcementStrip>;

const TAG = 'Admin: announcements';

export const getAnnouncementStrip = endpoint({
  method: 'GET',
  path: '/admin/announcements/{id}/strip',
  summary: 'From when until when it stands above the list of events',
  tag: TAG,
  access: 'announcements.write',
  params: idParams,
  response: announcementStrip,
  problems: [],
});

const FROM = { examples: ['2020-07-16T10:00:00+05:45'] };
const UNTIL = { examples: ['2020-07-18T10:00:00+05:45'] };
const time = z
  .strictObject({ from: instant.meta(FROM), until: instant.meta(UNTIL) })
  .superRefine((typed, context) => {
    const wrong = stripError({ from: new Date(typed.from), until: new Date(typed.until) });
    if (wrong) context.addIssue(issueOf(['until'], wrong));
  });

export const putUpAnnouncement = endpoint({
  method: 'PUT',
  path: '/admin/announcements/{id}/strip',
  summary: 'Let it stand above the list of events of whoever was told, for a time',
  tag: TAG,
  access: 'announcements.write',
  params: idParams,
  body: z.strictObject({ strip: time.nullable().describe('null: take it down') }),
  maxBodyKiB: 16,
  response: announcementStrip,
  problems: ['announcement-shows-no-strip', 'announcement-time-past'],
});
