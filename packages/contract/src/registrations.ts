import { ASSIGNED_FILTERS } from '@pratibha/domain/desk/assigned';
import { exportColumns } from '@pratibha/domain/exports/export';
import { PARTICIPATION_REFUSALS, WITHDRAWAL_REFUSALS } from '@pratibha/domain/refusals';
import { REGISTRATION_EXPORT } from '@pratibha/domain/registrations/registration-export';
import { PREPARED_FILTERS } from '@pratibha/domain/reviews/prepared-filters';
import { EVENT_STATUSES, REGISTRATION_STATUSES } from '@pratibha/domain/statuses';
import { z } from 'zod';
import { columnsQuery } from './columns-query.ts';
import { toldAs } from './component.ts';
import { endpoint } from './endpoint.ts';
import { questionsOut } from './events.ts';
import { findQuery } from './find-query.ts';
import { saying } from './invalid-value.ts';
import {
  editionQuery,
  idOut,
  idParams,
  idQuery,
  instantOut,
  listQuery,
  pendingOnes,
  reviewerOut,
  sortBy,
} from './values.ts';

/** The headings of these calls. */
export const tags = {
  Registrations: 'Taking part in events.',
  'Admin: registrations': 'Reading registrations and deciding on them.',
};

/** Answers as R3.9 has them: a list of single-entry objects keyed by question number. */
export const answers = z.array(
  z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
    .meta(toldAs('Answer')),
);

/** A registration as its owner sees it. */
export const userRegistration = z.object({
  id: idOut,
  event_id: idOut,
  event_title: z.string(),
  registered_on: instantOut,
  registration_status: z.enum(REGISTRATION_STATUSES),
  review_remarks: z.string().nullable(),
  reviewed_at: instantOut.nullable(),
  question_answers: answers,
  questions: questionsOut.describe('The questions as they stood when they were answered'),
  withdrawal_refusal: z
    .enum([...PARTICIPATION_REFUSALS, ...WITHDRAWAL_REFUSALS])
    .nullable()
    .describe('Why it cannot be withdrawn'),
});
export type UserRegistration = z.infer<typeof userRegistration>;

/** More people with one mobile are not counted: telling them apart takes as long for each. */
export const MOST_SAME_MOBILE = 99;

const contact = 'null for those who only read the event';

/**
 * A registration as organisers see it. Who only reads its event gets nothing that reaches the
 * person: neither e-mail nor address, nor the answers, which may contain either; remarks are the
 * organisers' own words and stay.
 */
export const adminRegistration = z.object({
  id: idOut,
  event_id: idOut,
  event_title: z.string(),
  event_status: z.enum(EVENT_STATUSES),
  user_id: idOut,
  user_name: z.string(),
  user_email: z.string().nullable().describe(contact),
  user_college: z.string().nullable(),
  user_college_address: z.string().nullable(),
  registered_on: instantOut,
  status: z.enum(REGISTRATION_STATUSES),
  review_remarks: z.string().nullable(),
  reviewed_at: instantOut.nullable(),
  ...reviewerOut,
  answers: answers.nullable().describe(contact),
  questions: questionsOut,
  revision: z.int(),
  same_mobile: z
    .int()
    .nonnegative()
    .nullable()
    .describe(
      'How many other people are registered for this event, in whatever status, and have the ' +
        `same mobile in their profile as it is now; ${MOST_SAME_MOBILE} means that many or more; ${contact}`,
    ),
});
export type AdminRegistration = z.infer<typeof adminRegistration>;

function hasShortKeys(entry: object): boolean {
  return Object.keys(entry).every((key) => key.length <= 10);
}

/** Answers as they are sent. */
export const eventAnswers = z
  .array(
    // As a whole: a fault for each of thousands of keys would cost more than all the rest.
    z
      .record(z.string(), z.unknown())
      .refine(hasShortKeys, saying({ code: 'unknown-question' }))
      .meta(toldAs('Answer')),
  )
  .max(100)
  .describe('[{ "1": "Facebook" }]: checked against the questions of the event');

export const registerForEvent = endpoint({
  method: 'POST',
  path: '/user/events/{id}/register',
  summary: 'Register for an event by answering its questions',
  tag: 'Registrations',
  access: 'registration.own',
  params: idParams,
  body: z.strictObject({
    event_answers: eventAnswers,
  }),
  maxBodyKiB: 128,
  response: userRegistration,
  status: 201,
  idempotent: true,
  problems: [
    'profile-incomplete',
    'internal-only',
    'event-ended',
    'registration-not-open',
    'registration-closed',
    'already-registered',
    'full',
    'registered-too-often',
    'idempotency-key-reused',
  ],
});

export const listUserRegistrations = endpoint({
  method: 'GET',
  path: '/user/registrations',
  summary: 'Own registrations, newest first',
  tag: 'Registrations',
  access: 'registration.own',
  response: z.array(userRegistration),
  problems: [],
});

export const withdrawRegistration = endpoint({
  method: 'DELETE',
  path: '/user/registrations/{id}',
  summary: 'Withdraw while pending and before the window closes',
  tag: 'Registrations',
  access: 'registration.own',
  params: idParams,
  response: userRegistration,
  problems: [
    'event-deleted',
    'event-ended',
    'withdrawal-closed',
    'withdrawal-reviewed',
    'withdrawal-submitted',
  ],
});

/** What the list is filtered and sorted by. */
export const registrationFilters = {
  q: listQuery.q,
  event_id: idQuery,
  edition: editionQuery,
  status: z.enum(REGISTRATION_STATUSES).optional().describe(pendingOnes),
  assigned: z
    .enum(ASSIGNED_FILTERS)
    .optional()
    .describe('Only what is one’s own, or nobody’s, of events that one organises'),
  tag: idQuery.describe('Only those with this tag, of events that one organises'),
  prepared: z
    .enum(PREPARED_FILTERS)
    .optional()
    .describe('Only those for which a decision is prepared or not, of events that one organises'),
  same_mobile: z.literal('true').optional().describe('Only those of whom same_mobile is not 0'),
  follow_up: z
    .enum(['answered', 'unanswered'])
    .optional()
    .describe('Only those who are asked follow-up questions, and have answered or not yet'),
  coming: z
    .enum(['comes', 'cannot_come'])
    .optional()
    .describe('Only those who are shortlisted and come, or who said that they cannot come'),
  find: findQuery('registrations'),
  sort: sortBy('id', 'registered_on', 'user_name', 'event_title', 'status'),
};

export const listAdminRegistrations = endpoint({
  method: 'GET',
  path: '/admin/registrations',
  summary: 'Registrations, filtered and paged',
  tag: 'Admin: registrations',
  access: 'registrations.read',
  query: z.strictObject({ ...listQuery, ...registrationFilters }),
  response: z.array(adminRegistration),
  problems: [],
});

export const exportRegistrations = endpoint({
  method: 'GET',
  path: '/admin/registrations/export',
  summary: 'Registrations as CSV, answers as columns; of several events a ZIP with a file for each',
  tag: 'Admin: registrations',
  access: 'exports.read',
  query: z.strictObject({
    ...registrationFilters,
    columns: columnsQuery(exportColumns(REGISTRATION_EXPORT)),
  }),
  response: z.string(),
  produces: ['text/csv', 'application/zip'],
  rate: 'export',
  problems: [],
});

export const getAdminRegistration = endpoint({
  method: 'GET',
  path: '/admin/registrations/{id}',
  summary: 'One registration',
  tag: 'Admin: registrations',
  access: 'registrations.read',
  params: idParams,
  response: adminRegistration,
  problems: [],
});
