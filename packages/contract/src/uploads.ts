import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dayOut, idOut, idParams, instantOut } from './values.ts';

/**
 * A file of one's own, sent or being sent. Its bytes go by tus 1.0 (https://tus.io): POST
 * /api/uploads with Upload-Length and Upload-Metadata (event_id, part or trial, name), then HEAD
 * and PATCH of /api/uploads/{key}.
 */
export const ownUpload = z.object({
  id: idOut,
  key: z
    .string()
    .describe('Of its address, /api/uploads/{key}')
    .meta({ examples: ['mF3vJ9cQx7hL2sTzW0aBdg'] }),
  part: z.string().nullable().describe('null: it is a trial'),
  name: z.string().meta({ examples: ['poster.jpg'] }),
  size: z.int(),
  received: z.int().describe('Bytes that the server has for good'),
  sha256: z.string().nullable().describe('null until all of it is there'),
  media_type: z.string().nullable(),
  begun_at: instantOut,
  is_handed_in: z.boolean().describe('A revision of the work has it'),
});
export type OwnUpload = z.infer<typeof ownUpload>;

/** A file as one's own data tell of it. */
export const keptFile = z.object({
  id: idOut,
  event_id: idOut,
  event_title: z.string(),
  part: z.string().nullable().describe('null: it was a trial'),
  name: z.string(),
  size: z.int(),
  media_type: z.string().nullable(),
  sha256: z.string().nullable().describe('null: not all of it came'),
  begun_at: instantOut.describe('By the clock of the competition'),
  created_at: instantOut,
  touched_at: instantOut,
  completed_at: instantOut.nullable(),
});

/** How much somebody began to send on a day. */
export const uploadDay = z.object({ day: dayOut, files: z.int(), bytes: z.int() });

export const listOwnUploads = endpoint({
  method: 'GET',
  path: '/user/events/{id}/uploads',
  summary: 'Files that one sends, or has sent, for an event; the newest first',
  tag: 'Works as files',
  access: 'submission.own',
  params: idParams,
  response: z.array(ownUpload),
  problems: [],
});
