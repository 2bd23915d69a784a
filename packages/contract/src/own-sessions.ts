import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instantOut } from './values.ts';

/** Where somebody is signed in. Neither the token of a session nor its hash is ever told. */
export const ownSession = z.object({
  id: z.uuid().describe('Opaque; says nothing about the session'),
  device: z.string().nullable().describe('Browser and system in words; null where unknown'),
  signed_in_at: instantOut,
  last_used_at: instantOut.describe('To within some minutes'),
  is_current: z.boolean().describe('The session of this request'),
});
export type OwnSession = z.infer<typeof ownSession>;

const ownSessions = z.array(ownSession).describe('The one in use first, then the latest used');

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/user/sessions',
  summary: 'Where one is signed in',
  tag: 'Session',
  access: 'sessions.own',
  response: ownSessions,
  holdsSecrets: true,
  problems: [],
});

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/user/sessions/{id}',
  summary: 'End another session of oneself; answers those that are left',
  tag: 'Session',
  access: 'sessions.own',
  params: z.object({ id: z.uuid() }),
  response: ownSessions,
  holdsSecrets: true,
  problems: ['session-in-use'],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/user/sessions',
  summary: 'End every session of oneself but the one in use, which is answered',
  tag: 'Session',
  access: 'sessions.own',
  response: ownSessions,
  holdsSecrets: true,
  problems: [],
});
