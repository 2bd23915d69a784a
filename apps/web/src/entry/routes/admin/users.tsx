import { createFileRoute } from '@tanstack/react-router';
import { UsersPage } from '../../../features/people/organiser/UsersPage.tsx';
import { usersSearch } from '../../../features/people/organiser/users-search.ts';

export const Route = createFileRoute('/admin/users')({
  validateSearch: usersSearch,
  component: UsersRoute,
});

function UsersRoute() {
  return <UsersPage search={Route.useSearch()} />;
}
