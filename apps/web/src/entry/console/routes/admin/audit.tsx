import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '../../../../features/audit/organiser/AuditPage.tsx';
import { AUDIT_LIST } from '../../../../features/audit/organiser/audit-search.ts';
import { warmList } from '../../../../features/console/console.tsx';
import { Guard } from '../../../../features/session/session.tsx';

export const Route = createFileRoute('/admin/audit')({
  validateSearch: AUDIT_LIST.read,
  loader: (loading) => warmList(loading, 'audit.read', AUDIT_LIST),
  component: AuditRoute,
});

function AuditRoute() {
  return (
    <Guard action="audit.read">
      <AuditPage search={Route.useSearch()} />
    </Guard>
  );
}
