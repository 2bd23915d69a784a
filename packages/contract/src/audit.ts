import { AUDIT_EXPORT } from '@pratibha/domain/audit/audit-export';
import { ROLES } from '@pratibha/domain/people/roles';
import { EVENT_STATUSES } from '@pratibha/domain/statuses';
import { z } from 'zod';
import { columnsQuery } from './columns-query.ts';
import { endpoint } from './endpoint.ts';
import { idOut, idParams, idQuery, instant, instantOut, listQuery } from './values.ts';

export const tags = { 'Admin: audit': 'Who changed what.' };

/** One change: who did what to whom, with before and after of what is not personal. */
export const auditEntry = z.object({
  id: z.int().positive(),
  at: instantOut,
  actor_id: z.int().nullable(),
  actor_name: z.string().nullable(),
  actor_role: z.enum(ROLES).nullable(),
  is_actor_erased: z.boolean(),
  by_token: z
    .object({ id: idOut, name: z.string().nullable() })
    .nullable()
    .describe('The token of theirs by which a program did it; null: they did it in a browser'),
  action: z.string(),
  subject_type: z.string(),
  subject_id: z.int().nullable(),
  is_subject_there: z.boolean().describe('false once it was withdrawn or removed'),
  person: z
    .object({ id: idOut, name: z.string(), is_erased: z.boolean() })
    .nullable()
    .describe('Whom it concerns: the user, or whose registration or work it is'),
  event: z
    .object({ id: idOut, title: z.string(), status: z.enum(EVENT_STATUSES) })
    .nullable()
    .describe('The event, or that of the registration or work, as it is called today'),
  announcement: z
    .object({ id: idOut, subject: z.string() })
    .nullable()
    .describe('The announcement, as it is called today, or was when it was removed'),
  remarks: z.string().nullable().describe('What a decision said to the student'),
  granted_events: z
    .record(z.string(), z.string())
    .describe('Titles of the events that a change of grants names, by their ids'),
  changes: z.record(z.string(), z.unknown()),
  request_id: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Entries that are told at once with the thing that they are about. */
export const MOST_ENTRIES = 200;

const filters = {
  q: listQuery.q.describe(
    'Words of the name or address of whoever made the change, or of whom it concerns',
  ),
  action: z.string().max(100).optional(),
  actor_id: idQuery,
  person_id: idQuery.describe('Who made the change, or whom it concerns'),
  subject_type: z.string().max(100).optional(),
  subject_id: idQuery,
  from: instant.optional().describe('Not before this instant'),
  to: instant.optional().describe('Before this instant'),
};

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  summary: 'Changes, newest first',
  tag: 'Admin: audit',
  access: 'audit.read',
  query: z.strictObject({
    limit: listQuery.limit,
    cursor: listQuery.cursor,
    ...filters,
  }),
  response: z.array(auditEntry),
  problems: [],
});

const history = {
  params: idParams,
  response: z.array(auditEntry).describe(`Newest first, ${MOST_ENTRIES} at most`),
  problems: [],
} as const;

export const getEventHistory = endpoint({
  method: 'GET',
  path: '/admin/events/{id}/history',
  summary: 'What was done to one event',
  tag: 'Admin: events',
  access: 'events.read',
  ...history,
});

export const getRegistrationHistory = endpoint({
  method: 'GET',
  path: '/admin/registrations/{id}/history',
  summary: 'What was done to one registration',
  tag: 'Admin: registrations',
  access: 'registrations.read',
  ...history,
});

export const getSubmissionHistory = endpoint({
  method: 'GET',
  path: '/admin/events/submissions/{id}/history',
  summary: 'What was done to one submission',
  tag: 'Admin: submissions',
  access: 'submissions.read',
  ...history,
});

export const exportAudit = endpoint({
  method: 'GET',
  path: '/admin/audit/export',
  summary: 'Changes as CSV, newest first',
  tag: 'Admin: audit',
  access: 'audit.read',
  query: z.strictObject({ ...filters, columns: columnsQuery(AUDIT_EXPORT.columns) }),
  response: z.string(),
  produces: ['text/csv'],
  rate: 'export',
  problems: [],
});
