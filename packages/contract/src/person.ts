import { GENDERS, REGISTRATION_STATUSES, SUBMISSION_STATUSES } from '@pratibha/domain/statuses';
import { z } from 'zod';
import { auditEntry, MOST_ENTRIES } from './audit.ts';
import { endpoint } from './endpoint.ts';
import { idOut, idParams, instantOut, reviewerOut } from './values.ts';

/** What an organiser decided, and said of it. */
const judged = {
  review_remarks: z.string().nullable(),
  reviewed_at: instantOut.nullable(),
  ...reviewerOut,
};

const personRegistration = z.object({
  id: idOut,
  event_id: idOut,
  event_title: z.string(),
  registered_on: instantOut,
  status: z.enum(REGISTRATION_STATUSES),
  ...judged,
});

/** A work with the judgement of every revision, the newest first. */
const personWork = z.object({
  id: idOut,
  event_id: idOut,
  event_title: z.string(),
  submitted_at: instantOut,
  submission_status: z.enum(SUBMISSION_STATUSES),
  revisions: z.array(
    z.object({
      revision: z.int(),
      submission_status: z.enum(SUBMISSION_STATUSES),
      ...judged,
    }),
  ),
});

/** Names of people with the same mobile are told up to so many. */
export const MOST_NAMED = 5;

/** How full an event is. */
const places = z.object({
  capacity: z.int().nullable().describe('null: as many as come'),
  shortlisted: z.int().nonnegative(),
  waiting: z.int().nonnegative().describe('Pending'),
  seats: z.int().nullable().describe('Most that are shortlisted and come; null: as many as places'),
  come: z.int().nonnegative().describe('Of those who are shortlisted'),
});
export type Places = z.infer<typeof places>;

/** What somebody who reviews wants to know of the person and the event. */
export const reviewContext = z.object({
  registration_id: idOut,
  user_id: idOut,
  event_title: z.string(),
  places,
  contacts: z
    .object({
      mobile: z.string().nullable(),
      age: z.int().nullable().describe('In full years, today'),
      gender: z.enum(GENDERS).nullable(),
      same_mobile: z
        .array(z.object({ user_id: idOut, user_name: z.string() }))
        .describe(
          `Other people registered for this event with the same mobile, ${MOST_NAMED} at most`,
        ),
    })
    .nullable()
    .describe('null for those who only read the event'),
  registrations: z.array(personRegistration).describe('For other events that one may look at'),
  works: z.array(personWork).describe('For events that one may look at, this one too'),
});
export type ReviewContext = z.infer<typeof reviewContext>;

/** Everything that happened with a person, beside what the users list says. */
export const personRecord = z.object({
  user_id: idOut,
  registrations: z.array(personRegistration),
  works: z.array(personWork),
  sessions: z
    .array(
      z.object({
        device: z.string().nullable(),
        signed_in_at: instantOut,
        last_used_at: instantOut,
      }),
    )
    .nullable()
    .describe('null for those who may not change users'),
  correction: z
    .object({
      revision: z.int(),
      is_email_open: z
        .boolean()
        .describe('Whether the address, too: nobody has signed in with the account'),
    })
    .nullable()
    .describe('How name and address may be corrected; null for those who may not'),
  audit: z
    .array(auditEntry)
    .nullable()
    .describe(
      'What the person did, and what was done to them, their registrations and works; newest first, ' +
        `${MOST_ENTRIES} at most. null for those who may not read the audit`,
    ),
});
export type PersonRecord = z.infer<typeof personRecord>;

export const getReviewContext = endpoint({
  method: 'GET',
  path: '/admin/registrations/{id}/context',
  summary: 'What a review should know of the person and the places of the event',
  tag: 'Admin: registrations',
  access: 'registrations.read',
  params: idParams,
  response: reviewContext,
  problems: [],
});

export const getPersonRecord = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/record',
  summary: 'Everything that happened with one user',
  tag: 'Admin: users',
  access: 'users.read',
  params: idParams,
  response: personRecord,
  problems: [],
});
