import { createFileRoute } from '@tanstack/react-router';
import { MyRegistrationsPage } from '../../../features/registrations/MyRegistrationsPage.tsx';
import { warm } from '../../queries.ts';
import { openRowSearch } from '../../ui/open-row.ts';

export const Route = createFileRoute('/user/event-registrations')({
  validateSearch: openRowSearch,
  loader: () => warm('GET /user/registrations', {}),
  component: MyRegistrationsPage,
});
