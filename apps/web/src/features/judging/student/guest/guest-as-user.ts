import type { Guest } from '@pratibha/contract/guest';
import type { SessionUser } from '../../../../shell/session/session.ts';

/**
 * A guest as the pages of judges know who is there: by number and name. Of an account there is
 * nothing; the number is no user's, so that what is kept in the browser is of them alone.
 */
export function guestAsUser({ id, name }: Guest): SessionUser {
  return {
    ...{ id, name, email: '', profile_pic: null, role: 'USER' },
    ...{ is_profile_complete: false, is_internal: false, mobile: null, dob: null, gender: null },
    ...{ address: null, college_name: null, college_address: null, event_grants: [] },
  };
}
