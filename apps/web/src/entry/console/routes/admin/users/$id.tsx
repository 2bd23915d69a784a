import { createFileRoute } from '@tanstack/react-router';
import { PersonPage } from '../../../../../features/people/organiser/PersonPage.tsx';

export const Route = createFileRoute('/admin/users/$id')({
  staticData: { action: 'users.read', help: 'hand-over' },
  component: PersonRoute,
});

function PersonRoute() {
  const { id } = Route.useParams();
  return <PersonPage key={id} id={Number(id)} />;
}
