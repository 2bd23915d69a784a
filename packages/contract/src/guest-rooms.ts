import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, idParams, instantOut, MAX_ID } from './values.ts';

const TAG = 'Admin: judging';
const MANAGE = 'judges.manage';

/** The code of a round that hangs in a room, and who wait to be let in. */
export const guestRoom = z.object({
  made_at: instantOut.nullable().describe('Of the code; null: there is none'),
  waiting: z
    .array(
      z.object({
        id: idOut,
        name: z.string(),
        device: z.string().nullable().describe('Browser and system in plain words'),
        room: z
          .string()
          .nullable()
          .describe('Where they scanned it, of the rooms of a presented round; null: not known'),
        asked_at: instantOut.describe('By real time'),
      }),
    )
    .describe('Who asked first first'),
});
export type GuestRoom = z.infer<typeof guestRoom>;

/** A code that was made: the only response that holds it. */
export const roomCode = z.object({
  url: z.string().describe('Shown once: whoever opens it may ask to be let in'),
  rooms: z
    .array(z.object({ name: z.string().meta({ examples: ['Hall B'] }), url: z.string() }))
    .describe('The same code for each of several rooms of a presented round; else none'),
});
export type RoomCode = z.infer<typeof roomCode>;

const requestInput = z.strictObject({
  request_id: z
    .int()
    .positive()
    .max(MAX_ID)
    .meta({ examples: [7] }),
});

export const getGuestRoom = endpoint({
  method: 'GET',
  path: '/admin/rounds/{id}/guest-room',
  summary: 'Whether a code hangs in a room, and who wait there',
  tag: TAG,
  access: 'judging.organise',
  params: idParams,
  response: guestRoom,
  problems: [],
});

/** Takes no Idempotency-Key: its response would be kept, and with it the code. */
export const openGuestRoom = endpoint({
  method: 'POST',
  path: '/admin/rounds/{id}/guest-room',
  summary: 'Make a code by which people ask to judge; the one before opens nothing any more',
  tag: TAG,
  access: MANAGE,
  params: idParams,
  response: roomCode,
  status: 201,
  holdsSecrets: true,
  problems: ['round-over'],
});

export const closeGuestRoom = endpoint({
  method: 'DELETE',
  path: '/admin/rounds/{id}/guest-room',
  summary: 'End the code: nobody asks by it any more. Who was let in judges on',
  tag: TAG,
  access: MANAGE,
  params: idParams,
  response: guestRoom,
  problems: [],
});

export const admitGuest = endpoint({
  method: 'POST',
  path: '/admin/rounds/{id}/guest-room/admitted',
  summary: 'Let somebody in who waits: they are a guest of the round, on the device that asked',
  tag: TAG,
  access: MANAGE,
  params: idParams,
  body: requestInput,
  maxBodyKiB: 16,
  response: guestRoom,
  problems: ['nobody-waits', 'too-many-judges', 'round-over'],
});

export const refuseGuest = endpoint({
  method: 'POST',
  path: '/admin/rounds/{id}/guest-room/refused',
  summary: 'Refuse somebody who waits; their name is removed',
  tag: TAG,
  access: MANAGE,
  params: idParams,
  body: requestInput,
  maxBodyKiB: 16,
  response: guestRoom,
  problems: ['nobody-waits'],
});
