import { createFileRoute } from '@tanstack/react-router';
import { AdminEventsPage } from '../../../features/admin-events/AdminEventsPage.tsx';
import { adminEventsSearch } from '../../../features/admin-events/admin-events-search.ts';

export const Route = createFileRoute('/admin/events')({
  validateSearch: adminEventsSearch,
  component: EventsRoute,
});

function EventsRoute() {
  return <AdminEventsPage search={Route.useSearch()} />;
}
