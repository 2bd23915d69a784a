import { adminList, idOf, oneOf, type SearchOf } from '../../console/console.tsx';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from './audit.texts.ts';

/** The list of the audit screen, newest first, and what its address says. */
export const AUDIT_LIST = adminList({
  call: 'GET /admin/audit',
  sorts: [],
  filters: {
    action: oneOf('action', Object.keys(AUDIT_ACTIONS)),
    subject: oneOf('subject_type', AUDIT_SUBJECTS),
    id: idOf('subject_id'),
  },
});
export type AuditSearch = SearchOf<typeof AUDIT_LIST>;
