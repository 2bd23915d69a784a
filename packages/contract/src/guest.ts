import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut, instantOut } from './values.ts';

/** The headings of these calls. */
export const tags = {
  Guests: 'How a person without an account takes a link, and judges for the day.',
};

/** The cookie that holds the session of a guest, as `sessionCookieName` that of a user. */
export function guestCookieName(isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}pratibha_guest`;
}

/** The readable half of a guest's anti-forgery pair: of another name than that of users. */
export const GUEST_XSRF_COOKIE = 'XSRF-GUEST';

const linkInput = z.strictObject({
  token: z
    .string()
    .max(200)
    .meta({ examples: ['k3WwQh1m0T3mC2n8d0b2mA'] })
    .describe('Of 128 bits that nobody guesses; anything else is a link that opens nothing'),
  key: z
    .string()
    .regex(/^[\w-]{22,100}$/)
    .meta({ examples: ['2c26b46b68ffc68ff99b453c1d304134'] })
    .describe('Random and of this device alone, made before the first try'),
});

/** What a link opens, before anybody presses. */
export const guestLink = z.object({
  name: z.string(),
  event_title: z.string(),
  round_title: z.string(),
  opens_at: instantOut,
  closes_at: instantOut,
  state: z
    .enum(['early', 'open', 'in-use', 'over'])
    .describe('Only an open one begins; in-use: another device has taken it'),
});
export type GuestLink = z.infer<typeof guestLink>;

/** The guest who asks. */
export const guest = z.object({
  id: z
    .int()
    .max(-1)
    .meta({ examples: [-7] })
    .describe('By which a browser keeps apart what is of whom; below zero, as no user has it'),
  name: z.string(),
  round_id: idOut,
  event_title: z.string(),
  round_title: z.string(),
});
export type Guest = z.infer<typeof guest>;

/** A POST, as its secret stands in no address: neither in a log nor in a history. */
export const lookAtGuestLink = endpoint({
  method: 'POST',
  path: '/guest-links/look',
  summary: 'What a link opens; nothing is taken by it',
  tag: 'Guests',
  access: 'guests.begin',
  body: linkInput,
  maxBodyKiB: 1,
  response: guestLink,
  problems: ['not-found'],
  rate: 'link',
});

/**
 * The first device takes the link; the same one may do it again, as its answer may get lost.
 * Organisers are told of another.
 */
export const beginAsGuest = endpoint({
  method: 'POST',
  path: '/guest-links/begin',
  summary: 'Take a link with this device, and be its guest',
  tag: 'Guests',
  access: 'guests.begin',
  body: linkInput,
  maxBodyKiB: 1,
  response: guest,
  problems: ['not-found', 'judging-not-begun', 'round-over', 'signed-in-here', 'link-in-use'],
  rate: 'link',
});

export const getGuest = endpoint({
  method: 'GET',
  path: '/judge/guest',
  summary: 'Who the guest is that this device judges as',
  tag: 'Guests',
  access: 'guests.own',
  response: guest,
  problems: [],
});

/** The device is nobody now. */
export const leftAsGuest = z.object({ message: z.string() });

export const leaveAsGuest = endpoint({
  method: 'POST',
  path: '/judge/guest/leave',
  summary: 'Judge no more with this device; the link may be taken again',
  tag: 'Guests',
  access: 'guests.own',
  response: leftAsGuest,
  problems: [],
});
