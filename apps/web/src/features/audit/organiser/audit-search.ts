import {
  idIn,
  type ListSearch,
  listIn,
  oneIn,
  type RawSearch,
  understood,
} from '../../console/console.tsx';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from './audit.texts.ts';

export type AuditSearch = ListSearch & {
  action?: string;
  subject?: (typeof AUDIT_SUBJECTS)[number];
  id?: number;
};

/** Reads the address of the audit screen; what it does not know is left out. */
export function auditSearch(raw: RawSearch): AuditSearch {
  return understood({
    ...listIn(raw, []),
    action: oneIn(raw, 'action', Object.keys(AUDIT_ACTIONS)),
    subject: oneIn(raw, 'subject', AUDIT_SUBJECTS),
    id: idIn(raw, 'id'),
  });
}
