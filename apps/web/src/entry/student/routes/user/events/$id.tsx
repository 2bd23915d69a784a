import { createFileRoute } from '@tanstack/react-router';
import { EventPage } from '../../../../../features/events/student/EventPage.tsx';
import { dialogSearch } from '../../../../../features/events/student/event-dialogs.ts';

export const Route = createFileRoute('/user/events/$id')({
  validateSearch: dialogSearch,
  loader: async ({ context }) => {
    await Promise.all([
      context.warm('GET /user/available/events'),
      context.warm('GET /user/events/places'),
      context.warm('GET /user/events/waiting'),
    ]);
  },
  component: EventRoute,
});

function EventRoute() {
  const { id } = Route.useParams();
  return <EventPage id={Number(id)} />;
}
