import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '../../../features/audit/organiser/AuditPage.tsx';
import { AUDIT_LIST } from '../../../features/audit/organiser/audit-search.ts';
import { Guard } from '../../../features/session/session.tsx';

export const Route = createFileRoute('/admin/audit')({
  validateSearch: AUDIT_LIST.read,
  component: AuditRoute,
});

function AuditRoute() {
  return (
    <Guard action="audit.read">
      <AuditPage search={Route.useSearch()} />
    </Guard>
  );
}
