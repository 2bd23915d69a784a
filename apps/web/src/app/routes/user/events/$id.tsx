import { createFileRoute } from '@tanstack/react-router';
import { EventPage } from '../../../../features/events/EventPage.tsx';
import { dialogSearch } from '../../../../features/events/event-dialogs.ts';
import { warm } from '../../../queries.ts';

export const Route = createFileRoute('/user/events/$id')({
  validateSearch: dialogSearch,
  loader: () => warm('GET /user/available/events', {}),
  component: EventRoute,
});

function EventRoute() {
  const { id } = Route.useParams();
  return <EventPage id={Number(id)} />;
}
