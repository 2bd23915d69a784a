import { createFileRoute } from '@tanstack/react-router';
import { AdminSubmissionsPage } from '../../../features/submissions/organiser/AdminSubmissionsPage.tsx';
import { SUBMISSIONS_LIST } from '../../../features/submissions/organiser/admin-submissions-search.ts';

export const Route = createFileRoute('/admin/submissions')({
  validateSearch: SUBMISSIONS_LIST.read,
  component: SubmissionsRoute,
});

function SubmissionsRoute() {
  return <AdminSubmissionsPage search={Route.useSearch()} />;
}
