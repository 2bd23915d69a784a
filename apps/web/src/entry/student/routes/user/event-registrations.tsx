import { createFileRoute } from '@tanstack/react-router';
import { openRowSearch } from '../../../../data/address/open-row.ts';
import { MyRegistrationsPage } from '../../../../features/registrations/student/MyRegistrationsPage.tsx';

export const Route = createFileRoute('/user/event-registrations')({
  validateSearch: openRowSearch,
  loader: async ({ context }) => {
    await Promise.all([
      context.warm('GET /user/registrations'),
      context.warm('GET /user/events/places'),
    ]);
  },
  component: MyRegistrationsPage,
});
