import { SHOWN_MAIL_STATES } from '@pratibha/domain/notifications/mail-states';
import { NOTIFICATION_KINDS } from '@pratibha/domain/notifications/notifications';
import {
  adminList,
  idOf,
  OF_EDITION,
  oneOf,
  type SearchOf,
  words,
} from '../../console/console.tsx';

/** The list of mails, newest first, and what its address says. */
export const MAILS_LIST = adminList({
  call: 'GET /admin/mails',
  sorts: [],
  filters: {
    q: words('q'),
    edition: OF_EDITION,
    person: idOf('person_id'),
    state: oneOf('mail_state', SHOWN_MAIL_STATES),
    kind: oneOf('kind', NOTIFICATION_KINDS),
  },
});
export type MailsSearch = SearchOf<typeof MAILS_LIST>;
