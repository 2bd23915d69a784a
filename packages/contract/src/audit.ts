import { ROLES } from '@pratibha/domain/people/roles';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idQuery, instant, instantOut, listQuery } from './values.ts';

/** One change: who did what to whom, with before and after of what is not personal. */
export const auditEntry = z.object({
  id: z.int().positive(),
  at: instantOut,
  actor_id: z.int().nullable(),
  actor_name: z.string().nullable(),
  actor_role: z.enum(ROLES).nullable(),
  action: z.string(),
  subject_type: z.string(),
  subject_id: z.int().nullable(),
  changes: z.record(z.string(), z.unknown()),
  request_id: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  summary: 'Changes, newest first',
  tag: 'Admin: audit',
  access: 'audit.read',
  query: z.strictObject({
    limit: listQuery.limit,
    cursor: listQuery.cursor,
    action: z.string().max(100).optional(),
    actor_id: idQuery,
    subject_type: z.string().max(100).optional(),
    subject_id: idQuery,
    from: instant.optional(),
    to: instant.optional(),
  }),
  response: z.array(auditEntry),
  problems: [],
});
