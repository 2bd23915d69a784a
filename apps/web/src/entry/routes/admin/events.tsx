import { createFileRoute } from '@tanstack/react-router';
import { AdminEventsPage } from '../../../features/events/organiser/AdminEventsPage.tsx';
import { adminEventsSearch } from '../../../features/events/organiser/admin-events-search.ts';

export const Route = createFileRoute('/admin/events')({
  validateSearch: adminEventsSearch,
  component: EventsRoute,
});

function EventsRoute() {
  return <AdminEventsPage search={Route.useSearch()} />;
}
