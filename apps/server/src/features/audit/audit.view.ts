import type { AuditEntry } from '@pratibha/contract/audit';
import { GUEST_WORDS } from '@pratibha/words/judging/guest';
import type { AuditRow } from './audit.queries.ts';

export function auditEntryView(row: AuditRow): AuditEntry {
  const {
    actor_name: _,
    by_guest: __,
    is_actor_erased,
    by_token,
    is_subject_there,
    person,
    event,
    ...named
  } = row.named;
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor_id: row.actor_id,
    actor_name: actorName(row),
    actor_role: row.actor_role,
    is_actor_erased,
    by_token,
    action: row.action,
    subject_type: row.subject_type,
    subject_id: row.subject_id,
    is_subject_there,
    person,
    event,
    announcement: announcementOf(row),
    remarks: named.remarks,
    granted_events: named.granted_events ?? {},
    changes: row.changes as Record<string, unknown>,
    request_id: row.request_id,
  };
}

/** Who made the change; a guest whose name was removed is a judge. */
export function actorName({ named: { actor_name, by_guest } }: AuditRow): string | null {
  return actor_name ?? (by_guest ? GUEST_WORDS.nameless : null);
}

/** The one kind whose title is told. */
function announcementOf({ subject_type, subject_id, named }: AuditRow): AuditEntry['announcement'] {
  const { title } = named;
  if (subject_type !== 'announcement' || subject_id === null || title === null) return null;
  return { id: subject_id, subject: title };
}
