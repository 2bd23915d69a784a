import { ROLES, type Role } from '@pratibha/domain/people/roles';
import { USER_STATUSES, type UserStatus } from '@pratibha/domain/statuses';
import {
  type ListSearch,
  listIn,
  oneIn,
  type RawSearch,
  understood,
} from '../../console/console.tsx';

const SORTS = ['id', 'name', 'email', 'registered_at', 'role', 'status'] as const;
type Sort = (typeof SORTS)[number];

export type UsersSearch = ListSearch & {
  sort?: Sort | `-${Sort}`;
  role?: Role;
  status?: UserStatus;
};

/** Reads the address of the users screen; what it does not know is left out. */
export function usersSearch(raw: RawSearch): UsersSearch {
  return understood({
    ...listIn(raw, SORTS),
    role: oneIn(raw, 'role', ROLES),
    status: oneIn(raw, 'status', USER_STATUSES),
  });
}
