import { createFileRoute } from '@tanstack/react-router';
import { AdminRegistrationsPage } from '../../../features/registrations/organiser/AdminRegistrationsPage.tsx';
import { adminRegistrationsSearch } from '../../../features/registrations/organiser/admin-registrations-search.ts';

export const Route = createFileRoute('/admin/events-registrations')({
  validateSearch: adminRegistrationsSearch,
  component: RegistrationsRoute,
});

function RegistrationsRoute() {
  return <AdminRegistrationsPage search={Route.useSearch()} />;
}
