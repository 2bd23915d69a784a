import { createFileRoute } from '@tanstack/react-router';
import { UsersPage } from '../../../features/people/organiser/UsersPage.tsx';
import { USERS_LIST } from '../../../features/people/organiser/users-search.ts';

export const Route = createFileRoute('/admin/users')({
  validateSearch: USERS_LIST.read,
  component: UsersRoute,
});

function UsersRoute() {
  return <UsersPage search={Route.useSearch()} />;
}
