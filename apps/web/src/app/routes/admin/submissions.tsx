import { createFileRoute } from '@tanstack/react-router';
import { AdminSubmissionsPage } from '../../../features/admin-submissions/AdminSubmissionsPage.tsx';
import { adminSubmissionsSearch } from '../../../features/admin-submissions/admin-submissions-search.ts';

export const Route = createFileRoute('/admin/submissions')({
  validateSearch: adminSubmissionsSearch,
  component: SubmissionsRoute,
});

function SubmissionsRoute() {
  return <AdminSubmissionsPage search={Route.useSearch()} />;
}
