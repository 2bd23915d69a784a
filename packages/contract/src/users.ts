import { exportColumns } from '@pratibha/domain/exports/export';
import { CONSOLE_RELATIONS } from '@pratibha/domain/grants';
import { EMAIL_SHAPE, identityErrors } from '@pratibha/domain/people/identity';
import { PROFILE_LIMITS } from '@pratibha/domain/people/profile';
import { ROLES } from '@pratibha/domain/people/roles';
import { USER_EXPORT } from '@pratibha/domain/people/user-export';
import { GENDERS, USER_STATUSES } from '@pratibha/domain/statuses';
import { z } from 'zod';
import { columnsQuery } from './columns-query.ts';
import { endpoint } from './endpoint.ts';
import { findQuery } from './find-query.ts';
import { saying } from './invalid-value.ts';
import {
  dayOut,
  form,
  idOut,
  idParams,
  instantOut,
  issueOf,
  listQuery,
  MAX_ID,
  shaped,
  sortBy,
  text,
  titledGrantOut,
} from './values.ts';

export const tags = { 'Admin: users': 'People, their roles and what they may organise.' };

/** A user as organisers see one (R3.3); details exist for the role USER only. */
export const adminUser = z.object({
  id: idOut,
  name: z.string(),
  email: z.string(),
  profile_pic: z.string().nullable(),
  role: z.enum(ROLES),
  status: z.enum(USER_STATUSES),
  is_internal: z.boolean(),
  mobile: z.string().nullable(),
  registered_at: instantOut,
  details: z
    .object({
      dob: dayOut.nullable(),
      gender: z.enum(GENDERS).nullable(),
      college_name: z.string().nullable(),
      college_address: z.string().nullable(),
      address: z.string().nullable(),
    })
    .nullable(),
  event_grants: z
    .array(titledGrantOut.extend({ kind: z.enum(CONSOLE_RELATIONS) }))
    .describe('Of an event admin; none means that they organise every event'),
});
export type AdminUser = z.infer<typeof adminUser>;

/** Events that one person is granted at most. */
const MOST_GRANTS = 200;

const grantInput = z.strictObject({
  event_id: z.int().positive().max(MAX_ID).nullable().describe('null: every event'),
  kind: z.enum(CONSOLE_RELATIONS),
});

/** The whole set, which replaces the one before. */
export const grantsInput = z
  .array(grantInput)
  .max(MOST_GRANTS)
  .superRefine((grants, context) => {
    const events = grants.map(({ event_id }) => event_id);
    for (const [place, event] of events.entries()) {
      if (events.indexOf(event) === place) continue;
      context.addIssue(issueOf([place, 'event_id'], { code: 'event-named-twice' }));
    }
  });

export const userChange = z
  .strictObject({
    role: z.enum(ROLES).optional(),
    status: z.enum(USER_STATUSES).optional(),
    is_internal: z.boolean().optional(),
    event_grants: grantsInput
      .optional()
      .describe(
        'Which events an event admin organises or reads: the whole set, none means every event',
      ),
  })
  .refine(
    (change) => Object.values(change).some((value) => value !== undefined),
    saying({ code: 'nothing-to-change' }),
  )
  .meta({ minProperties: 1 });
export type UserChange = z.infer<typeof userChange>;

const REFUSED = [
  'cannot-edit-self',
  'cannot-change-own-role',
  'role-not-assignable',
  'target-above-you',
  'last-super-admin',
  'already-erased',
  'not-an-event-admin',
] as const;

/** What the list is filtered and sorted by. */
export const userFilters = {
  q: listQuery.q,
  status: z.enum(USER_STATUSES).optional(),
  role: z.enum(ROLES).optional(),
  find: findQuery('users'),
  sort: sortBy('id', 'name', 'email', 'registered_at', 'role', 'status'),
};

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  summary: 'Users, filtered and paged',
  tag: 'Admin: users',
  access: 'users.read',
  query: z.strictObject({ ...listQuery, ...userFilters }),
  response: z.array(adminUser),
  problems: [],
});

export const exportUsers = endpoint({
  method: 'GET',
  path: '/admin/users/export',
  summary: 'Users as CSV',
  tag: 'Admin: users',
  access: 'users.export',
  query: z.strictObject({ ...userFilters, columns: columnsQuery(exportColumns(USER_EXPORT)) }),
  response: z.string(),
  produces: ['text/csv'],
  rate: 'export',
  problems: [],
});

export const getUser = endpoint({
  method: 'GET',
  path: '/admin/users/{id}',
  summary: 'One user',
  tag: 'Admin: users',
  access: 'users.read',
  params: idParams,
  response: adminUser,
  problems: [],
});

export const updateUser = endpoint({
  method: 'PUT',
  path: '/admin/users/{id}',
  summary: 'Change role, status, internal mark or the events of an event admin',
  tag: 'Admin: users',
  access: 'users.write',
  params: idParams,
  body: userChange,
  response: adminUser,
  problems: [...REFUSED],
});

/** Who was corrected; nobody's name, as responses are remembered. */
export const correctedUser = z.object({ id: idOut, revision: z.int() });

const identityInput = form(
  z.strictObject({
    name: text(PROFILE_LIMITS.name, 'required'),
    email: shaped(
      z.string().min(1, saying({ code: 'invalid-email' })),
      EMAIL_SHAPE,
      'Absent: it stays',
    ).optional(),
    revision: z.int().positive().max(MAX_ID).describe('Of the person, as the record tells it'),
  }),
  identityErrors,
).transform(({ name, ...rest }) => ({ ...rest, name: name.trim() }));

export const correctUser = endpoint({
  method: 'PUT',
  path: '/admin/users/{id}/identity',
  summary:
    'Correct the name of somebody below one’s own role; the e-mail address while nobody has signed in',
  tag: 'Admin: users',
  access: 'users.correct',
  params: idParams,
  body: identityInput,
  maxBodyKiB: 16,
  response: correctedUser,
  problems: [
    'cannot-edit-self',
    'target-not-below-you',
    'already-erased',
    'email-of-sign-in',
    'changed-meanwhile',
  ],
});

/** What waits for its moment in the name of somebody. */
export const waitingOfUser = z.object({
  publications: z.array(z.object({ edition: z.string().describe('Its year'), at: instantOut })),
  announcements: z.int().nonnegative(),
});

export const getWaitingOfUser = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/waiting',
  summary: 'What waits for its moment in the name of one user, and needs their role then',
  tag: 'Admin: users',
  access: 'users.write',
  params: idParams,
  response: waitingOfUser,
  problems: [],
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/admin/users/{id}',
  summary: 'Mark a user as deleted; ends their sessions at once',
  tag: 'Admin: users',
  access: 'users.write',
  params: idParams,
  response: adminUser,
  problems: ['cannot-delete-self', 'target-above-you', 'last-super-admin', 'already-deleted'],
});

/** Whose sessions were ended. */
export const endedSessions = z.object({
  id: idOut,
  ended: z.int().nonnegative().describe('How many sessions there were'),
});

export const signOutUser = endpoint({
  method: 'DELETE',
  path: '/admin/users/{id}/sessions',
  summary: 'Sign a user out everywhere; they may sign in again',
  tag: 'Admin: users',
  access: 'users.write',
  params: idParams,
  response: endedSessions,
  problems: ['cannot-edit-self', 'target-above-you', 'already-erased'],
});
