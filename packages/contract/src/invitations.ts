import { CONSOLE_RELATIONS } from '@pratibha/domain/grants';
import { EMAIL_SHAPE } from '@pratibha/domain/people/identity';
import { INVITATION_MAILS, invitationErrors } from '@pratibha/domain/people/invitations';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { grantsInput } from './users.ts';
import { form, idOut, idParams, instantOut, shaped, titledGrantOut } from './values.ts';

/** Who was invited to organise events and has not signed in yet. */
export const invitation = z.object({
  id: idOut,
  email: z.string(),
  event_grants: z
    .array(titledGrantOut.extend({ kind: z.enum(CONSOLE_RELATIONS) }))
    .describe('What they will organise or read; none means every event'),
  invited_by: z.string(),
  made_at: instantOut,
  expires_at: instantOut,
  is_live: z.boolean().describe('Whether it opens anything'),
  mail: z.enum(INVITATION_MAILS).describe('What became of the mail; none: no mails are sent here'),
  mail_error: z.string().nullable().describe('Why the mail did not arrive'),
});
export type Invitation = z.infer<typeof invitation>;

const invitations = z.array(invitation).describe('The newest first');

/** The form of an invitation. */
export const invitationInput = form(
  z.strictObject({
    email: shaped(z.string(), EMAIL_SHAPE),
    event_grants: grantsInput.describe('The whole set; none means every event'),
  }),
  invitationErrors,
);

/** An invitation that was made: the only response that holds its link. */
export const newInvitation = z.object({
  url: z.string().describe('Shown once: it tells what the invitation is, and leads to the sign-in'),
  made: invitation,
});
export type NewInvitation = z.infer<typeof newInvitation>;

export const listInvitations = endpoint({
  method: 'GET',
  path: '/admin/invitations',
  summary: 'Who was invited to organise events and has not signed in yet',
  tag: 'Admin: users',
  access: 'users.write',
  response: invitations,
  problems: [],
});

/** Takes no Idempotency-Key: its response would be kept, and with it the link. */
export const inviteOrganiser = endpoint({
  method: 'POST',
  path: '/admin/invitations',
  summary:
    'Invite an e-mail address without an account to organise events; takes the place of one before. It opens by signing in with that address, verified',
  tag: 'Admin: users',
  access: 'users.write',
  body: invitationInput,
  maxBodyKiB: 64,
  response: newInvitation,
  status: 201,
  holdsSecrets: true,
  problems: ['too-many-invitations', 'changed-meanwhile'],
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/admin/invitations/{id}',
  summary: 'Withdraw an invitation at once; answers those that are left',
  tag: 'Admin: users',
  access: 'users.write',
  params: idParams,
  response: invitations,
  problems: [],
});
