import { createFileRoute } from '@tanstack/react-router';
import { FileCheck2 } from 'lucide-react';
import { warmReviews } from '../../../../features/console/console.tsx';
import { AdminSubmissionsPage } from '../../../../features/submissions/organiser/AdminSubmissionsPage.tsx';
import { SUBMISSIONS_LIST } from '../../../../features/submissions/organiser/admin-submissions-search.ts';

export const Route = createFileRoute('/admin/submissions')({
  staticData: {
    action: 'submissions.read',
    menu: { icon: FileCheck2, place: 4 },
    help: 'review',
    isByEdition: true,
  },
  validateSearch: SUBMISSIONS_LIST.read,
  loader: (loading) => warmReviews(loading, SUBMISSIONS_LIST),
  component: SubmissionsRoute,
});

function SubmissionsRoute() {
  return <AdminSubmissionsPage search={Route.useSearch()} />;
}
