import { createFileRoute } from '@tanstack/react-router';
import { warmReviews } from '../../../../features/console/console.tsx';
import { AdminSubmissionsPage } from '../../../../features/submissions/organiser/AdminSubmissionsPage.tsx';
import { SUBMISSIONS_LIST } from '../../../../features/submissions/organiser/admin-submissions-search.ts';

export const Route = createFileRoute('/admin/submissions')({
  validateSearch: SUBMISSIONS_LIST.read,
  loader: (loading) => warmReviews(loading, 'submissions.read', SUBMISSIONS_LIST),
  component: SubmissionsRoute,
});

function SubmissionsRoute() {
  return <AdminSubmissionsPage search={Route.useSearch()} />;
}
