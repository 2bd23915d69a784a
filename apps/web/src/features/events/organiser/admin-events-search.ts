import { EVENT_STATUSES } from '@pratibha/domain/statuses';
import { adminList, OF_EDITION, oneOf, type SearchOf, words } from '../../console/console.tsx';

/** The list of the events screen, and what its address says. */
export const EVENTS_LIST = adminList({
  call: 'GET /admin/events',
  sorts: ['id', 'title', 'registration_open', 'registration_close'],
  firstSort: '-id',
  filters: { q: words('q'), edition: OF_EDITION, status: oneOf('status', EVENT_STATUSES) },
});
export type AdminEventsSearch = SearchOf<typeof EVENTS_LIST>;
