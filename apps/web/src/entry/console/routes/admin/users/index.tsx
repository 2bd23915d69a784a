import { createFileRoute } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { together, warmList } from '../../../../../features/console/console.tsx';
import { warmOwnList } from '../../../../../features/find-lists/organiser/own-list.ts';
import { UsersPage } from '../../../../../features/people/organiser/UsersPage.tsx';
import { USERS_LIST } from '../../../../../features/people/organiser/users-search.ts';

export const Route = createFileRoute('/admin/users/')({
  staticData: {
    action: 'users.read',
    menu: { icon: UsersRound, place: 5 },
    help: 'hand-over',
  },
  validateSearch: USERS_LIST.read,
  loader: (loading) => together(warmList(loading, USERS_LIST), warmOwnList(loading, 'users')),
  component: UsersRoute,
});

function UsersRoute() {
  return <UsersPage search={Route.useSearch()} />;
}
