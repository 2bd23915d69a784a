import { REGISTRATION_DECISIONS, SUBMISSION_DECISIONS } from '@pratibha/domain/reviews/decisions';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, idParams, instantOut, MAX_ID } from './values.ts';

/** A decision whose student is not told of it before an organiser sends the message. */
export const heldDecision = z.object({
  id: idOut.describe('Of the message'),
  user_id: idOut,
  user_name: z.string(),
  about: z.enum(['registration', 'submission']),
  decision: z.enum([...new Set([...REGISTRATION_DECISIONS, ...SUBMISSION_DECISIONS])]),
  remarks: z.string().nullable(),
  decided_at: instantOut,
});
export type HeldDecision = z.infer<typeof heldDecision>;

export const heldDecisions = z.object({
  event_title: z.string(),
  held: z.array(heldDecision).describe('By name'),
});

/** A message as it would arrive by mail. */
export const heldMessage = z.object({ subject: z.string(), text: z.string() });

/** What became of messages: those that somebody else had sent or removed before are not counted. */
export const settledDecisions = z.object({ settled: z.int().nonnegative() });

/** Messages that one call settles at most. */
const MOST_SETTLED = 4_000;

export const listHeldDecisions = endpoint({
  method: 'GET',
  path: '/admin/events/{id}/held-decisions',
  summary: 'Decisions of an event whose students are not told yet',
  tag: 'Admin: events',
  access: 'decisions.send',
  params: idParams,
  response: heldDecisions,
  problems: [],
});

export const readHeldDecision = endpoint({
  method: 'GET',
  path: '/admin/held-decisions/{id}',
  summary: 'One of their messages, as it would arrive by mail',
  tag: 'Admin: events',
  access: 'decisions.send',
  params: idParams,
  response: heldMessage,
  problems: [],
});

export const settleHeldDecisions = endpoint({
  method: 'PUT',
  path: '/admin/events/{id}/held-decisions',
  summary: 'Send some of them now, or remove their messages, so that nobody is told',
  tag: 'Admin: events',
  access: 'decisions.send',
  params: idParams,
  body: z.strictObject({
    ids: z.array(z.int().positive().max(MAX_ID)).min(1).max(MOST_SETTLED),
    become: z.enum(['sent', 'removed']),
  }),
  maxBodyKiB: 64,
  response: settledDecisions,
  problems: [],
});
