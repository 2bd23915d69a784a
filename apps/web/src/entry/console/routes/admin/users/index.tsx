import { createFileRoute } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { warmList } from '../../../../../features/console/console.tsx';
import { UsersPage } from '../../../../../features/people/organiser/UsersPage.tsx';
import { USERS_LIST } from '../../../../../features/people/organiser/users-search.ts';

export const Route = createFileRoute('/admin/users/')({
  staticData: {
    action: 'users.read',
    menu: { icon: UsersRound, place: 5 },
    help: 'hand-over',
  },
  validateSearch: USERS_LIST.read,
  loader: (loading) => warmList(loading, USERS_LIST),
  component: UsersRoute,
});

function UsersRoute() {
  return <UsersPage search={Route.useSearch()} />;
}
