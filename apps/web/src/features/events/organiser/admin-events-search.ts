import { EDITABLE_EVENT_STATUSES } from '@pratibha/domain/statuses';
import {
  type ListSearch,
  listIn,
  oneIn,
  type RawSearch,
  understood,
} from '../../console/console.tsx';

const SORTS = ['id', 'title', 'registration_open', 'registration_close'] as const;
type Sort = (typeof SORTS)[number];

export type AdminEventsSearch = ListSearch & {
  sort?: Sort | `-${Sort}`;
  status?: (typeof EDITABLE_EVENT_STATUSES)[number];
};

/** Reads the address of the events screen; what it does not know is left out. */
export function adminEventsSearch(raw: RawSearch): AdminEventsSearch {
  return understood({
    ...listIn(raw, SORTS),
    status: oneIn(raw, 'status', EDITABLE_EVENT_STATUSES),
  });
}
