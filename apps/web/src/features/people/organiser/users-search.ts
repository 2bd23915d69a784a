import { ROLES } from '@pratibha/domain/people/roles';
import { USER_STATUSES } from '@pratibha/domain/statuses';
import { adminList, FOUND, oneOf, type SearchOf, words } from '../../console/console.tsx';

/** The list of the users screen, and what its address says. */
export const USERS_LIST = adminList({
  call: 'GET /admin/users',
  sorts: ['id', 'name', 'email', 'registered_at', 'role', 'status'],
  firstSort: 'id',
  filters: {
    q: words('q'),
    role: oneOf('role', ROLES),
    status: oneOf('status', USER_STATUSES),
    find: FOUND,
  },
});
export type UsersSearch = SearchOf<typeof USERS_LIST>;
