import { createFileRoute } from '@tanstack/react-router';
import { warmList } from '../../../../features/console/console.tsx';
import { AdminEventsPage } from '../../../../features/events/organiser/AdminEventsPage.tsx';
import { EVENTS_LIST } from '../../../../features/events/organiser/admin-events-search.ts';

export const Route = createFileRoute('/admin/events')({
  validateSearch: EVENTS_LIST.read,
  loader: (loading) => warmList(loading, 'events.read', EVENTS_LIST),
  component: EventsRoute,
});

function EventsRoute() {
  return <AdminEventsPage search={Route.useSearch()} />;
}
