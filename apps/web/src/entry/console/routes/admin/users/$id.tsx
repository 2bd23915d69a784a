import { createFileRoute } from '@tanstack/react-router';
import { PersonPage } from '../../../../../features/people/organiser/PersonPage.tsx';
import { Guard } from '../../../../../features/session/session.tsx';

export const Route = createFileRoute('/admin/users/$id')({ component: PersonRoute });

function PersonRoute() {
  const { id } = Route.useParams();
  return (
    <Guard action="users.read">
      <PersonPage key={id} id={Number(id)} />
    </Guard>
  );
}
