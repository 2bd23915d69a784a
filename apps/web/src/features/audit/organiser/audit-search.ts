import { AUDIT_ACTION_WORDS } from '@pratibha/words/audit/organiser';
import { adminList, idOf, oneOf, type SearchOf } from '../../console/console.tsx';

export const AUDIT_SUBJECTS = ['user', 'event', 'registration', 'submission'] as const;

/** The list of the audit screen, newest first, and what its address says. */
export const AUDIT_LIST = adminList({
  call: 'GET /admin/audit',
  sorts: [],
  filters: {
    action: oneOf('action', Object.keys(AUDIT_ACTION_WORDS)),
    subject: oneOf('subject_type', AUDIT_SUBJECTS),
    id: idOf('subject_id'),
  },
});
export type AuditSearch = SearchOf<typeof AUDIT_LIST>;
