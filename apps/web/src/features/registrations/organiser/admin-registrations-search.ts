import { REGISTRATION_STATUSES, type RegistrationStatus } from '@pratibha/domain/statuses';
import {
  idIn,
  type ListSearch,
  listIn,
  oneIn,
  type RawSearch,
  understood,
} from '../../console/console.tsx';

const SORTS = ['id', 'registered_on', 'user_name', 'event_title', 'status'] as const;
type Sort = (typeof SORTS)[number];

export type AdminRegistrationsSearch = ListSearch & {
  sort?: Sort | `-${Sort}`;
  event?: number;
  status?: RegistrationStatus;
};

/** Reads the address of the registrations screen; what it does not know is left out. */
export function adminRegistrationsSearch(raw: RawSearch): AdminRegistrationsSearch {
  return understood({
    ...listIn(raw, SORTS),
    event: idIn(raw, 'event'),
    status: oneIn(raw, 'status', REGISTRATION_STATUSES),
  });
}
