import { ENQUIRY_STATES } from '@pratibha/domain/enquiries/enquiries';
import {
  adminList,
  idOf,
  OF_EDITION,
  oneOf,
  type SearchOf,
  words,
} from '../../console/console.tsx';

/** The list of what students ask, the newest first, and what its address says. */
export const ENQUIRIES_LIST = adminList({
  call: 'GET /admin/enquiries',
  sorts: [],
  filters: {
    q: words('q'),
    edition: OF_EDITION,
    event: idOf('event_id'),
    state: oneOf('state', ENQUIRY_STATES),
  },
});
export type EnquiriesSearch = SearchOf<typeof ENQUIRIES_LIST>;
