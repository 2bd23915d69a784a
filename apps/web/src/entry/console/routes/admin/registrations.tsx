import { createFileRoute } from '@tanstack/react-router';
import { ClipboardList } from 'lucide-react';
import { warmReviews } from '../../../../features/console/console.tsx';
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
  loader: (loading) => warmReviews(loading, REGISTRATIONS_LIST),
  component: RegistrationsRoute,
});

function RegistrationsRoute() {
  return <AdminRegistrationsPage search={Route.useSearch()} />;
}
