import { ROOM_STATES } from '@pratibha/domain/judging/guest-rooms';
import { guestErrors, LONGEST_GUEST_NAME } from '@pratibha/domain/judging/guests';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { guest } from './guest.ts';
import { form, instantOut, text } from './values.ts';

const TAG = 'Guests';
const ACCESS = 'guests.begin';

const held = {
  token: z
    .string()
    .max(200)
    .meta({ examples: ['room-k3WwQh1m0T3mC2n8d0b2mA'] })
    .describe('What the code of the room holds; anything else opens nothing'),
  key: z
    .string()
    .regex(/^[\w-]{22,100}$/)
    .meta({ examples: ['2c26b46b68ffc68ff99b453c1d304134'] })
    .describe('Random and of this device alone: by it, it learns what became of its asking'),
};
const roomInput = z.strictObject(held);

/** A room as a device sees it that has scanned its code. */
export const roomLink = z.object({
  event_title: z.string(),
  round_title: z.string(),
  opens_at: instantOut,
  closes_at: instantOut,
  state: z
    .enum(ROOM_STATES)
    .describe('open: one may ask; waiting: for an organiser; admitted: one may begin'),
  name: z.string().nullable().describe('Under which one asked; null where one has not'),
});
export type RoomLink = z.infer<typeof roomLink>;

/** A POST, as its secret stands in no address: neither in a log nor in a history. */
export const lookAtRoom = endpoint({
  method: 'POST',
  path: '/room-links/look',
  summary: 'What became of asking to judge in a room; to be asked every few seconds',
  tag: TAG,
  access: ACCESS,
  body: roomInput,
  maxBodyKiB: 16,
  response: roomLink,
  problems: ['not-found'],
  rate: 'link',
});

/** The same device may ask again, as its answer may get lost: that changes nothing. */
export const askInRoom = endpoint({
  method: 'POST',
  path: '/room-links/ask',
  summary: 'Ask to judge under a name: an organiser lets one in, or does not',
  tag: TAG,
  access: ACCESS,
  body: form(z.strictObject({ ...held, name: text(LONGEST_GUEST_NAME, 'required') }), guestErrors),
  maxBodyKiB: 16,
  response: roomLink,
  problems: ['not-found', 'judging-not-begun', 'round-over', 'signed-in-here', 'too-many-waiting'],
  rate: 'link',
});

export const beginInRoom = endpoint({
  method: 'POST',
  path: '/room-links/begin',
  summary: 'Begin as the guest whom an organiser has let in, with the device that asked',
  tag: TAG,
  access: ACCESS,
  body: roomInput,
  maxBodyKiB: 16,
  response: guest,
  problems: ['not-found', 'judging-not-begun', 'round-over', 'signed-in-here', 'link-in-use'],
  rate: 'link',
});
