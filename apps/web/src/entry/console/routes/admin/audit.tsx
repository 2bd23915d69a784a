import { createFileRoute } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { AuditPage } from '../../../../features/audit/organiser/AuditPage.tsx';
import { AUDIT_LIST } from '../../../../features/audit/organiser/audit-search.ts';
import { warmList } from '../../../../features/console/console.tsx';

export const Route = createFileRoute('/admin/audit')({
  staticData: {
    action: 'audit.read',
    menu: { icon: History, place: 8 },
  },
  validateSearch: AUDIT_LIST.read,
  loader: (loading) => warmList(loading, AUDIT_LIST),
  component: AuditRoute,
});

function AuditRoute() {
  return <AuditPage search={Route.useSearch()} />;
}
