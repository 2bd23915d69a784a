import { ROLES } from '@pratibha/domain/people/roles';
import { GENDERS } from '@pratibha/domain/statuses';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dayOut, eventGrantOut } from './values.ts';

export const tags = { Session: 'Who is signed in, where, and the way in and out.' };

/** The signed-in person and what is saved of the profile (null until given). */
export const sessionUser = z.object({
  id: z.int().positive(),
  name: z.string(),
  email: z.string(),
  profile_pic: z.string().nullable(),
  role: z.enum(ROLES),
  is_profile_complete: z.boolean(),
  is_internal: z.boolean(),
  mobile: z.string().nullable(),
  dob: dayOut.nullable(),
  gender: z.enum(GENDERS).nullable(),
  address: z.string().nullable(),
  college_name: z.string().nullable(),
  college_address: z.string().nullable(),
  event_grants: z
    .array(eventGrantOut)
    .optional()
    .describe(
      'What the person is to which events; absent for an event admin who organises every event, and for everybody else without any',
    ),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** The cookie that holds a session; over https browsers bind it to this host and to https. */
export function sessionCookieName(isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}pratibha_session`;
}

export const getProfile = endpoint({
  method: 'GET',
  path: '/user/profile',
  summary: 'Who is signed in, with the saved profile',
  tag: 'Session',
  access: 'profile.read',
  response: sessionUser,
  problems: [],
  rate: 'session',
});

/** The session is over. */
export const signedOut = z.object({ message: z.string() });

export const logout = endpoint({
  method: 'POST',
  path: '/user/logout',
  summary: 'End the session; also answers 200 when there is none',
  tag: 'Session',
  access: 'session.end',
  response: signedOut,
  problems: [],
  rate: 'session',
});
