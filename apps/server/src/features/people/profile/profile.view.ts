import type { SessionUser } from '@pratibha/contract/session';
import { isEveryEvent } from '@pratibha/domain/grants';
import type { SessionRow } from '../../../platform/session/session-cache.ts';

/** The signed-in person with the saved profile, as the profile call answers. */
export function sessionUserView(row: Omit<SessionRow, 'status' | 'version'>): SessionUser {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    profile_pic: row.profile_pic,
    role: row.role,
    is_profile_complete: row.mobile !== null,
    is_internal: row.is_internal,
    mobile: row.mobile,
    dob: row.dob,
    gender: row.gender,
    address: row.address,
    college_name: row.college_name,
    college_address: row.college_address,
    ...grantsView(row),
  };
}

/** Nothing of an event admin of every event, and of nobody else without grants (ADR 49). */
function grantsView({ role, event_grants }: Pick<SessionRow, 'role' | 'event_grants'>) {
  if (role !== 'EVENT_ADMIN') return event_grants && { event_grants };
  const grants = event_grants ?? [];
  return isEveryEvent(grants) ? {} : { event_grants: grants };
}
