import { createFileRoute } from '@tanstack/react-router';
import { WorkshopsPage } from '../../../../features/workshops/student/WorkshopsPage.tsx';

export const Route = createFileRoute('/user/workshops')({
  loader: ({ context }) =>
    Promise.all([
      context.warm('GET /user/workshops/classes'),
      context.warm('GET /user/events/waiting'),
    ]),
  component: WorkshopsPage,
});
