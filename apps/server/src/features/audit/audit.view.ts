import type { AuditEntry } from '@pratibha/contract/audit';
import type { AuditRow } from './audit.queries.ts';

export function auditEntryView(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor_id: row.actor_id,
    actor_name: row.actor_name,
    actor_role: row.actor_role,
    action: row.action,
    subject_type: row.subject_type,
    subject_id: row.subject_id,
    changes: row.changes as Record<string, unknown>,
    request_id: row.request_id,
  };
}
