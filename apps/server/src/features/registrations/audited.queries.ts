import { sql } from 'kysely';
import type { AuditSubject } from '../../platform/audit-subject.ts';

/** How the audit finds a registration, also one that was withdrawn. */
export const audited = {
  table: 'registrations',
  person: 'user_id',
  event: 'event_id',
  gone: 'registration.withdrawn',
  remarks: sql<string | null>`case
    when audit.action = 'registration.reviewed' and registration.reviewed_at = audit.at
    then registration.review_remarks end`,
} satisfies AuditSubject;
