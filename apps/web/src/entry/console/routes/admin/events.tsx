import { createFileRoute } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { warmList } from '../../../../features/console/console.tsx';
import { AdminEventsPage } from '../../../../features/events/organiser/AdminEventsPage.tsx';
import { EVENTS_LIST } from '../../../../features/events/organiser/admin-events-search.ts';

export const Route = createFileRoute('/admin/events')({
  staticData: {
    action: 'events.read',
    menu: { icon: CalendarDays, place: 2 },
    help: 'open-an-event',
    isByEdition: true,
  },
  validateSearch: EVENTS_LIST.read,
  loader: (loading) => warmList(loading, EVENTS_LIST),
  component: EventsRoute,
});

function EventsRoute() {
  return <AdminEventsPage search={Route.useSearch()} />;
}
