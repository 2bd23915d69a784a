import { ASSIGNED_FILTERS } from '@pratibha/domain/desk/assigned';
import { PREPARED_FILTERS } from '@pratibha/domain/reviews/prepared-filters';
import { SUBMISSION_STATUSES } from '@pratibha/domain/statuses';
import {
  adminList,
  FOUND,
  idOf,
  OF_EDITION,
  oneOf,
  type SearchOf,
  words,
} from '../../console/console.tsx';

/** The list of the submissions screen, and what its address says. */
export const SUBMISSIONS_LIST = adminList({
  call: 'GET /admin/events/submissions',
  sorts: ['id', 'submitted_at', 'submitted_by', 'event_title', 'submission_status', 'replaced_at'],
  firstSort: '-id',
  filters: {
    q: words('q'),
    edition: OF_EDITION,
    event: idOf('event_id'),
    status: oneOf('status', SUBMISSION_STATUSES),
    tag: idOf('tag'),
    assigned: oneOf('assigned', ASSIGNED_FILTERS),
    find: FOUND,
    prepared: oneOf('prepared', PREPARED_FILTERS),
  },
});
export type AdminSubmissionsSearch = SearchOf<typeof SUBMISSIONS_LIST>;
