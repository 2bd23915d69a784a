import { EXPORT_COLUMNS } from '@pratibha/domain/exports/export-columns';
import { ROLES } from '@pratibha/domain/people/roles';
import { z } from 'zod';
import { columnsQuery } from './columns-query.ts';
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

const filters = {
  action: z.string().max(100).optional(),
  actor_id: idQuery,
  subject_type: z.string().max(100).optional(),
  subject_id: idQuery,
  from: instant.optional(),
  to: instant.optional(),
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

export const exportAudit = endpoint({
  method: 'GET',
  path: '/admin/audit/export',
  summary: 'Changes as CSV, newest first',
  tag: 'Admin: audit',
  access: 'audit.read',
  query: z.strictObject({ ...filters, columns: columnsQuery(EXPORT_COLUMNS.audit) }),
  response: z.string(),
  produces: ['text/csv'],
  rate: 'export',
  problems: [],
});
