import { guestErrors, LONGEST_GUEST_NAME } from '@pratibha/domain/judging/guests';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { form, idOut, idParams, instantOut, text } from './values.ts';

const TAG = 'Admin: judging';

/** A judge without an account, as organisers see them. */
export const guestOfRound = z.object({
  id: idOut,
  judge_id: idOut,
  name: z.string().nullable().describe('null once it was removed'),
  made_at: instantOut,
  is_judging: z.boolean().describe('false once they were taken out, or declined'),
  has_link: z.boolean().describe('false: they were let in by the code of a room'),
  is_taken: z.boolean().describe('Whether a device judges as this guest'),
  device: z.string().nullable().describe('Browser and system in plain words'),
  begun_at: instantOut.nullable(),
  last_seen_at: instantOut.nullable().describe('To within a minute'),
  refused_at: instantOut
    .nullable()
    .describe('When another device was refused last, since this one began'),
});
export type GuestOfRound = z.infer<typeof guestOfRound>;

const guestsOfRound = z.array(guestOfRound).describe('In the order in which they were added');

/** A link that was made: the only response that holds it. */
export const newGuestLink = z.object({
  url: z.string().describe('Shown once: whoever opens it first may judge with it'),
  name: z.string(),
});
export type NewGuestLink = z.infer<typeof newGuestLink>;

export const listGuests = endpoint({
  method: 'GET',
  path: '/admin/rounds/{id}/guests',
  summary: 'The judges of a round who have no account, with the device of each',
  tag: TAG,
  access: 'judging.organise',
  params: idParams,
  response: guestsOfRound,
  problems: [],
});

/** Takes no Idempotency-Key: its response would be kept, and with it the link. */
export const addGuest = endpoint({
  method: 'POST',
  path: '/admin/rounds/{id}/guests',
  summary: 'Make a link by which somebody without an account judges, under this name',
  tag: TAG,
  access: 'judges.manage',
  params: idParams,
  body: form(z.strictObject({ name: text(LONGEST_GUEST_NAME, 'required') }), guestErrors),
  maxBodyKiB: 16,
  response: newGuestLink,
  status: 201,
  holdsSecrets: true,
  problems: ['too-many-judges', 'round-over'],
});

export const makeGuestLink = endpoint({
  method: 'POST',
  path: '/admin/guests/{id}/link',
  summary:
    'Make another link for a guest; the one before opens nothing, and its device judges no more',
  tag: TAG,
  access: 'judges.manage',
  params: idParams,
  response: newGuestLink,
  status: 201,
  holdsSecrets: true,
  problems: ['judge-not-taking-part', 'round-over'],
});

export const letAnotherDeviceIn = endpoint({
  method: 'POST',
  path: '/admin/guests/{id}/let-in',
  summary: 'Let another device take the link of a guest; the one that has it judges no more',
  tag: TAG,
  access: 'judges.manage',
  params: idParams,
  response: guestsOfRound,
  problems: ['judge-not-taking-part', 'round-over'],
});

export const removeGuestName = endpoint({
  method: 'DELETE',
  path: '/admin/guests/{id}/name',
  summary: 'Remove the name of a guest who judges no more; their sheets stay, as of a judge',
  tag: TAG,
  access: 'judges.manage',
  params: idParams,
  response: guestsOfRound,
  problems: ['guest-still-judges'],
});
