import { createFileRoute } from '@tanstack/react-router';
import { EventsPage } from '../../../../../features/events/student/EventsPage.tsx';
import {
  type DialogSearch,
  dialogSearch,
} from '../../../../../features/events/student/event-dialogs.ts';

type Search = DialogSearch & {
  /** The filter tab, by its id; absent means all events. */
  tab?: string | undefined;
};

export const Route = createFileRoute('/user/events/')({
  validateSearch: (search): Search => ({
    ...dialogSearch(search),
    tab: typeof search.tab === 'string' ? search.tab : undefined,
  }),
  loader: ({ context }) =>
    Promise.all([
      context.warm('GET /user/available/events'),
      context.warm('GET /user/events/places'),
      context.warm('GET /user/events/waiting'),
      context.warm('GET /user/strip'),
    ]),
  component: EventsRoute,
});

function EventsRoute() {
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <EventsPage
      tab={tab}
      onTab={(next) =>
        void navigate({ search: next === 'all' ? {} : { tab: next }, replace: true })
      }
    />
  );
}
