import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '../../../features/audit/organiser/AuditPage.tsx';
import { auditSearch } from '../../../features/audit/organiser/audit-search.ts';
import { Guard } from '../../../features/session/session.tsx';

export const Route = createFileRoute('/admin/audit')({
  validateSearch: auditSearch,
  component: AuditRoute,
});

function AuditRoute() {
  return (
    <Guard action="audit.read">
      <AuditPage search={Route.useSearch()} />
    </Guard>
  );
}
