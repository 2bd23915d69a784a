import { sql } from 'kysely';
import type { AuditSubject } from '../../platform/audit-subject.ts';

/** How the audit finds a work. */
export const audited = {
  table: 'submissions',
  person: 'user_id',
  event: 'event_id',
  remarks: sql<string | null>`case when audit.action = 'submission.reviewed' then (
    select review_remarks from submission_revisions as revision
    where revision.submission_id = submission.id and revision.reviewed_at = audit.at
      and revision.revision = (audit.changes ->> 'revision')::integer) end`,
} satisfies AuditSubject;
