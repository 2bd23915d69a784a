import { createFileRoute } from '@tanstack/react-router';
import { warmList } from '../../../../features/console/console.tsx';
import { AdminEventsPage } from '../../../../features/events/organiser/AdminEventsPage.tsx';
import { EVENTS_LIST } from '../../../../features/events/organiser/admin-events-search.ts';

export const Route = createFileRoute('/admin/events')({
  validateSearch: EVENTS_LIST.read,
  loader: ({ context, location }) =>
    warmList(context, 'events.read', EVENTS_LIST, EVENTS_LIST.read(location.search)),
  component: EventsRoute,
});

function EventsRoute() {
  return <AdminEventsPage search={Route.useSearch()} />;
}
