import { createFileRoute } from '@tanstack/react-router';
import { warmList } from '../../../../../features/console/console.tsx';
import { UsersPage } from '../../../../../features/people/organiser/UsersPage.tsx';
import { USERS_LIST } from '../../../../../features/people/organiser/users-search.ts';
import { Guard } from '../../../../../features/session/session.tsx';

export const Route = createFileRoute('/admin/users/')({
  validateSearch: USERS_LIST.read,
  loader: (loading) => warmList(loading, 'users.read', USERS_LIST),
  component: UsersRoute,
});

function UsersRoute() {
  return (
    <Guard action="users.read">
      <UsersPage search={Route.useSearch()} />
    </Guard>
  );
}
