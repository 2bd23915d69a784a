import { createFileRoute } from '@tanstack/react-router';
import { ClipboardList } from 'lucide-react';
import { together, warmReviews } from '../../../../features/console/console.tsx';
import { warmOwnList } from '../../../../features/find-lists/organiser/own-list.ts';
import { AdminRegistrationsPage } from '../../../../features/registrations/organiser/AdminRegistrationsPage.tsx';
import { REGISTRATIONS_LIST } from '../../../../features/registrations/organiser/admin-registrations-search.ts';

export const Route = createFileRoute('/admin/registrations')({
  staticData: {
    action: 'registrations.read',
    menu: { icon: ClipboardList, place: 3 },
    help: 'review',
    isByEdition: true,
  },
  validateSearch: REGISTRATIONS_LIST.read,
  loader: (loading) =>
    together(warmReviews(loading, REGISTRATIONS_LIST), warmOwnList(loading, 'registrations')),
  component: RegistrationsRoute,
});

function RegistrationsRoute() {
  return <AdminRegistrationsPage search={Route.useSearch()} />;
}
