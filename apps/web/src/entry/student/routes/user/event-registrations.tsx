import { createFileRoute } from '@tanstack/react-router';
import { openRowSearch } from '../../../../data/address/open-row.ts';
import { MyRegistrationsPage } from '../../../../features/registrations/student/MyRegistrationsPage.tsx';

export const Route = createFileRoute('/user/event-registrations')({
  validateSearch: openRowSearch,
  loader: ({ context }) => context.warm('GET /user/registrations'),
  component: MyRegistrationsPage,
});
