import {
  ANNOUNCEMENT_CHANNELS,
  ANNOUNCEMENT_FAILURES,
  ANNOUNCEMENT_LIMITS,
  ANNOUNCEMENT_SOURCES,
  ANNOUNCEMENT_STATES,
  announcementErrors,
} from '@pratibha/domain/announcements/announcements';
import { FIND_LIMITS } from '@pratibha/domain/find/find-limits';
import { MAIL_STATES } from '@pratibha/domain/notifications/mail-states';
import { ROLES } from '@pratibha/domain/people/roles';
import {
  REGISTRATION_STATUSES,
  SUBMISSION_STATUSES,
  USER_STATUSES,
} from '@pratibha/domain/statuses';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  editionQuery,
  form,
  id,
  idOut,
  idParams,
  instant,
  instantOut,
  listQuery,
  MAX_ID,
  seenRevision,
  text,
} from './values.ts';

const STATUSES = [
  ...new Set([...USER_STATUSES, ...REGISTRATION_STATUSES, ...SUBMISSION_STATUSES]),
] as const;

const TAG = 'Admin: announcements';
export const tags = { [TAG]: 'What organisers tell many people at once.' };
const count = z.int().nonnegative();

/** The filters of the three lists; each announcement has those of its own. */
const filters = {
  source: z.enum(ANNOUNCEMENT_SOURCES).describe('The list in which recipients are found'),
  q: z.string().trim().max(200).default('').describe('Words, as in the list'),
  with_role: z.enum(ROLES).nullable().default(null).describe('Of people'),
  with_status: z.enum(STATUSES).nullable().default(null).describe('One that the list has'),
  event_id: z
    .int()
    .positive()
    .max(MAX_ID)
    .nullable()
    .default(null)
    .describe('Of registrations and works'),
  edition: editionQuery
    .nullable()
    .describe('Of registrations and works: only those of events of this edition, by its slug'),
  find: z
    .string()
    .max(FIND_LIMITS.text)
    .nullish()
    .describe('Conditions, as in the list')
    .meta({ examples: ['college:contains:Pokhara'] }),
  same_mobile: z
    .boolean()
    .default(false)
    .describe('Only those whose mobile somebody else has, too; of registrations'),
};

const fields = {
  subject: z.string(),
  text: z.string().describe('Paragraphs, apart by empty lines'),
  channel: z
    .enum(ANNOUNCEMENT_CHANNELS)
    .describe('mail: in the bell and by mail; bell: there alone'),
};

/** An announcement as all organisers see it. */
export const announcement = z.object({
  id: idOut,
  ...fields,
  ...filters,
  event_title: z.string().nullable(),
  state: z.enum(ANNOUNCEMENT_STATES),
  send_at: instantOut.nullable().describe('When it is to go, then when it went'),
  failure: z.enum(ANNOUNCEMENT_FAILURES).nullable().describe('Why it waits beyond its moment'),
  recipients: count.nullable().describe('How many people it went to, counted at that moment'),
  updated_at: instantOut,
  revision: z.int(),
});
export type Announcement = z.infer<typeof announcement>;

/** What became of it. */
export const announcementProgress = z.object({
  ...announcement.shape,
  matching: count.describe('How many people it would go to now, or went to'),
  waiting: count.describe('Mails that are still to go'),
  sent: count,
  failed: count.describe('The relay could not be reached for too long'),
  refused: count.describe('The relay does not take mails for the address'),
  left_out: count.describe('Not sent after all: it was stopped, or the account is closed'),
  bell_alone: count.describe('Without a mail: so the announcement or the person wants it'),
  read: count.describe('Read in the bell'),
});
export type AnnouncementProgress = z.infer<typeof announcementProgress>;

/** The form of an announcement. */
export const announcementInput = form(
  z.strictObject({
    subject: text(ANNOUNCEMENT_LIMITS.subject, 'required'),
    text: text(ANNOUNCEMENT_LIMITS.text, 'required'),
    channel: fields.channel,
    ...filters,
    q: filters.q
      .nullable()
      .transform((q) => q ?? '')
      .describe('Words, as in the list'),
    is_template: z.boolean().default(false).describe('Kept for copying'),
    revision: seenRevision,
  }),
  announcementErrors,
).transform(({ subject, text: words, ...rest }) => ({
  ...rest,
  subject: subject.trim(),
  text: words.trim(),
}));
export type AnnouncementValues = z.output<typeof announcementInput>;

/** Somebody whom it goes to, or went to. */
export const recipient = z.object({
  id: idOut.describe('Of the person'),
  name: z.string(),
  email: z.string(),
  mail: z.enum(MAIL_STATES).nullable().describe('null: it has not gone yet'),
  mail_error: z.string().nullable().describe('Why it was not taken'),
  mailed_at: instantOut.nullable(),
  read_at: instantOut.nullable().describe('In the bell'),
});
export type Recipient = z.infer<typeof recipient>;

/** It as one recipient gets it. */
export const announcementPreview = z.object({
  subject: z.string(),
  text: z.string(),
  mail: z.string().nullable().describe('The mail, as who reads text gets it; null without mail'),
});
export type AnnouncementPreview = z.infer<typeof announcementPreview>;

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/admin/announcements',
  summary: 'Announcements, the newest first',
  tag: TAG,
  access: 'announcements.write',
  query: z.strictObject({
    state: z.enum(ANNOUNCEMENT_STATES).optional(),
    edition: editionQuery,
    limit: listQuery.limit,
    cursor: listQuery.cursor,
  }),
  response: z.array(announcement),
  problems: [],
});

export const getAnnouncement = endpoint({
  method: 'GET',
  path: '/admin/announcements/{id}',
  summary: 'One announcement, and what became of it',
  tag: TAG,
  access: 'announcements.write',
  params: idParams,
  response: announcementProgress,
  problems: [],
});

export const listRecipients = endpoint({
  method: 'GET',
  path: '/admin/announcements/{id}/recipients',
  summary: 'Whom it would go to now; once it went, whom to, and what became of it',
  tag: TAG,
  access: 'announcements.write',
  params: idParams,
  query: z.strictObject({
    mail: z.enum(MAIL_STATES).optional().describe('Only those of whose mail this became'),
    limit: listQuery.limit,
    cursor: listQuery.cursor,
  }),
  response: z.array(recipient),
  problems: [],
});

export const previewAnnouncement = endpoint({
  method: 'GET',
  path: '/admin/announcements/{id}/preview',
  summary: 'It as one of its recipients gets it',
  tag: TAG,
  access: 'announcements.write',
  params: idParams,
  query: z.strictObject({ user_id: id }),
  response: announcementPreview,
  problems: [],
});

export const createAnnouncement = endpoint({
  method: 'POST',
  path: '/admin/announcements',
  summary: 'Write an announcement, which goes to nobody yet, or a template',
  tag: TAG,
  access: 'announcements.write',
  body: announcementInput,
  maxBodyKiB: 64,
  response: announcement,
  status: 201,
  problems: [],
});

export const updateAnnouncement = endpoint({
  method: 'PUT',
  path: '/admin/announcements/{id}',
  summary: 'Change one that has not gone',
  tag: TAG,
  access: 'announcements.write',
  params: idParams,
  body: announcementInput,
  maxBodyKiB: 64,
  response: announcement,
  problems: ['announcement-not-a-draft', 'changed-meanwhile'],
});

export const deleteAnnouncement = endpoint({
  method: 'DELETE',
  path: '/admin/announcements/{id}',
  summary: 'Remove a draft or a template for good',
  tag: TAG,
  access: 'announcements.write',
  params: idParams,
  response: announcement,
  problems: ['announcement-not-a-draft'],
});

export const testAnnouncement = endpoint({
  method: 'POST',
  path: '/admin/announcements/{id}/test',
  summary: 'Send it to oneself alone, as a test',
  tag: TAG,
  access: 'announcements.write',
  params: idParams,
  response: announcement,
  problems: ['announcement-not-a-draft'],
});

export const sendAnnouncement = endpoint({
  method: 'POST',
  path: '/admin/announcements/{id}/send',
  summary: 'Send it, now or at an instant; its recipients are found and counted at that moment',
  tag: TAG,
  access: 'announcements.write',
  params: idParams,
  body: z.strictObject({
    send_at: instant.nullable().describe('null: now'),
    revision: seenRevision,
  }),
  maxBodyKiB: 16,
  response: announcement,
  problems: [
    'announcement-not-a-draft',
    'announcement-time-past',
    'announcement-without-recipients',
    'changed-meanwhile',
  ],
});

export const stopAnnouncement = endpoint({
  method: 'POST',
  path: '/admin/announcements/{id}/stop',
  summary: 'Stop it: mails that have not gone do not go; one that waits is a draft again',
  tag: TAG,
  access: 'announcements.write',
  params: idParams,
  response: announcement,
  problems: ['announcement-not-under-way'],
});

export const resendAnnouncement = endpoint({
  method: 'POST',
  path: '/admin/announcements/{id}/resend',
  summary: 'Send its mails again that failed or were refused',
  tag: TAG,
  access: 'announcements.write',
  params: idParams,
  response: announcement,
  problems: ['announcement-nothing-failed'],
});
