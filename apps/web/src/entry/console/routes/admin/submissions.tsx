import { createFileRoute } from '@tanstack/react-router';
import { FileCheck2 } from 'lucide-react';
import { together, warmReviews } from '../../../../features/console/console.tsx';
import { warmOwnList } from '../../../../features/find-lists/organiser/own-list.ts';
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
  loader: (loading) =>
    together(warmReviews(loading, SUBMISSIONS_LIST), warmOwnList(loading, 'submissions')),
  component: SubmissionsRoute,
});

function SubmissionsRoute() {
  return <AdminSubmissionsPage search={Route.useSearch()} />;
}
