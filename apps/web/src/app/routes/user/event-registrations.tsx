import { createFileRoute } from '@tanstack/react-router';
import { MyRegistrationsPage } from '../../../features/registrations/MyRegistrationsPage.tsx';
import { warm } from '../../queries.ts';

export const Route = createFileRoute('/user/event-registrations')({
  loader: () => warm('GET /user/registrations', {}),
  component: MyRegistrationsPage,
});
