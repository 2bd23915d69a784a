import { createFileRoute } from '@tanstack/react-router';
import { MyRegistrationsPage } from '../../../features/registrations/MyRegistrationsPage.tsx';
import { openRowSearch } from '../../open-row.ts';
import { warm } from '../../queries.ts';

export const Route = createFileRoute('/user/event-registrations')({
  validateSearch: openRowSearch,
  loader: () => warm('GET /user/registrations', {}),
  component: MyRegistrationsPage,
});
