import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@pratibha/domain/audit/audit-kinds';
import { adminList, dayOf, idOf, oneOf, type SearchOf, words } from '../../console/console.tsx';

/** The list of the audit screen, newest first, and what its address says. */
export const AUDIT_LIST = adminList({
  call: 'GET /admin/audit',
  sorts: [],
  filters: {
    q: words('q'),
    person: idOf('person_id'),
    action: oneOf('action', AUDIT_ACTIONS),
    subject: oneOf('subject_type', AUDIT_SUBJECTS),
    id: idOf('subject_id'),
    from: dayOf('from', 'start'),
    to: dayOf('to', 'end'),
  },
});
export type AuditSearch = SearchOf<typeof AUDIT_LIST>;

/** Whether the days end before they begin: nothing can be of such days. */
export function hasNoDays({ from, to }: AuditSearch): boolean {
  return from !== undefined && to !== undefined && to < from;
}
