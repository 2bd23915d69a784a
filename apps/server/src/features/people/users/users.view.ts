import type { AdminUser } from '@pratibha/contract/users';
import { toldGrants } from './event-grants.ts';
import type { UserRow } from './users.queries.ts';

/** A user as organisers see one; only the role USER has details (R3.3). */
export function adminUserView(row: UserRow): AdminUser {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    profile_pic: row.profile_pic,
    role: row.role,
    status: row.status,
    is_internal: row.is_internal,
    mobile: row.mobile,
    registered_at: row.registered_at.toISOString(),
    details:
      row.role === 'USER'
        ? {
            dob: row.dob,
            gender: row.gender,
            college_name: row.college_name,
            college_address: row.college_address,
            address: row.address,
          }
        : null,
    event_grants: toldGrants(row.event_grants),
  };
}
