import { CONSOLE_WORDS } from '@pratibha/words/console/organiser';
import { createFileRoute } from '@tanstack/react-router';
import { FileCheck2 } from 'lucide-react';
import { warmReviews } from '../../../../features/console/console.tsx';
import { AdminSubmissionsPage } from '../../../../features/submissions/organiser/AdminSubmissionsPage.tsx';
import { SUBMISSIONS_LIST } from '../../../../features/submissions/organiser/admin-submissions-search.ts';

export const Route = createFileRoute('/admin/submissions')({
  staticData: {
    action: 'submissions.read',
    menu: { label: CONSOLE_WORDS.submissions, icon: FileCheck2, place: 4 },
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
