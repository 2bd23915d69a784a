import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { adminEvent, questionsOut } from './events.ts';
import { id, idOut, idParams, instantOut, seenRevision } from './values.ts';

const one = {
  version: idOut,
  changed_at: instantOut,
  changed_by: z.string().nullable().describe('null: it is not known any more'),
};

/** What an event was once. */
export const eventVersion = z.object(one);
export type EventVersion = z.infer<typeof eventVersion>;

/** The same with everything that its form had. */
export const eventVersionWhole = z.object({
  ...one,
  fields: z
    .record(z.string(), z.unknown())
    .describe('By the names of the form; what came later is not among them'),
  event_questions: questionsOut,
});
export type EventVersionWhole = z.infer<typeof eventVersionWhole>;

const versionParams = z.object({
  id,
  version: id.describe('The version, as the list of them has it'),
});

export const listEventVersions = endpoint({
  method: 'GET',
  path: '/admin/events/{id}/versions',
  summary: 'What an event was by its changes, the last 100, the newest first',
  tag: 'Admin: events',
  access: 'events.read',
  params: idParams,
  response: z.array(eventVersion),
  problems: [],
});

export const getEventVersion = endpoint({
  method: 'GET',
  path: '/admin/events/{id}/versions/{version}',
  summary: 'One version of an event, whole',
  tag: 'Admin: events',
  access: 'events.read',
  params: versionParams,
  response: eventVersionWhole,
  problems: [],
});

export const takeEventBack = endpoint({
  method: 'POST',
  path: '/admin/events/{id}/versions/{version}/restore',
  summary:
    'Make an event what it was in a version; that is a change as any other, and a new version',
  tag: 'Admin: events',
  access: 'events.manage',
  params: versionParams,
  body: z.strictObject({ revision: seenRevision }),
  maxBodyKiB: 16,
  response: adminEvent,
  problems: ['event-deleted', 'changed-meanwhile', 'version-not-valid'],
});
