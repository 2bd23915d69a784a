import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, idParams, instantOut } from './values.ts';

const SHOW = 'Whether everybody may see the work itself, once results are out';
const NAME =
  'Whether everybody may read the name of who made it, where it won or is shown; else it is by a student of their college';

/**
 * What is said with a work, or later of it. What is left out stays as it was said, and who never
 * said anything said no.
 */
export const SAID_FIELDS = {
  show_work: z.boolean().optional().describe(SHOW),
  name_with_work: z.boolean().optional().describe(NAME),
};

/** What counts of what the student said about showing a work. */
export const workConsent = z.object({
  submission_id: idOut,
  show_work: z.boolean().describe(SHOW),
  name_with_work: z.boolean().describe(NAME),
  said_at: instantOut.nullable().describe('When it was said last; null: never, which means no'),
});
export type WorkConsent = z.infer<typeof workConsent>;

/** What was said of a work once, as it is held of the person. */
export const saidConsent = workConsent.extend({
  said_at: instantOut,
  shown_as: z.uuid().describe('Of its page in the gallery, where it is shown'),
});

export const getOwnConsent = endpoint({
  method: 'GET',
  path: '/user/submissions/{id}/consent',
  summary: 'Whether one’s own work may be shown, and one may be named with it',
  tag: 'Submissions',
  access: 'submission.own',
  params: idParams,
  response: workConsent,
  problems: [],
});

export const changeConsent = endpoint({
  method: 'PUT',
  path: '/user/submissions/{id}/consent',
  summary: 'Say whether one’s own work may be shown, and one may be named with it; at any time',
  tag: 'Submissions',
  access: 'submission.own',
  params: idParams,
  body: z.strictObject(SAID_FIELDS),
  maxBodyKiB: 16,
  response: workConsent,
  problems: [],
});

export const getConsent = endpoint({
  method: 'GET',
  path: '/admin/events/submissions/{id}/consent',
  summary: 'Whether a work may be shown, and its student be named with it',
  tag: 'Admin: submissions',
  access: 'submissions.read',
  params: idParams,
  response: workConsent,
  problems: [],
});
