import { ASSIGNED_FILTERS } from '@pratibha/domain/desk/assigned';
import { PREPARED_FILTERS } from '@pratibha/domain/reviews/prepared-filters';
import { REGISTRATION_STATUSES } from '@pratibha/domain/statuses';
import {
  adminList,
  FOUND,
  idOf,
  OF_EDITION,
  oneOf,
  type SearchOf,
  words,
} from '../../console/console.tsx';

/** The list of the registrations screen, and what its address says. */
export const REGISTRATIONS_LIST = adminList({
  call: 'GET /admin/registrations',
  sorts: ['id', 'registered_on', 'user_name', 'event_title', 'status'],
  firstSort: '-id',
  filters: {
    q: words('q'),
    edition: OF_EDITION,
    event: idOf('event_id'),
    status: oneOf('status', REGISTRATION_STATUSES),
    tag: idOf('tag'),
    assigned: oneOf('assigned', ASSIGNED_FILTERS),
    find: FOUND,
    prepared: oneOf('prepared', PREPARED_FILTERS),
    followUp: oneOf('follow_up', ['answered', 'unanswered']),
    coming: oneOf('coming', ['comes', 'cannot_come']),
  },
});
export type AdminRegistrationsSearch = SearchOf<typeof REGISTRATIONS_LIST>;
