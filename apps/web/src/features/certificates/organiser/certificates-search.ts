import { CERTIFICATE_STATES } from '@pratibha/domain/certificates/certificate-states';
import { CERTIFICATE_KINDS } from '@pratibha/domain/certificates/claims';
import {
  adminList,
  idOf,
  OF_EDITION,
  oneOf,
  type SearchOf,
  words,
} from '../../console/console.tsx';

/** The list of certificates, newest first, and what its address says. */
export const CERTIFICATES_LIST = adminList({
  call: 'GET /admin/certificates',
  sorts: ['name', 'number'],
  filters: {
    q: words('q'),
    edition: OF_EDITION,
    event: idOf('event_id'),
    kind: oneOf('kind', CERTIFICATE_KINDS),
    state: oneOf('certificate_state', CERTIFICATE_STATES),
  },
});
export type CertificatesSearch = SearchOf<typeof CERTIFICATES_LIST>;

/** What is read again once something of certificates changed. */
export const CERTIFICATE_CHANGES = [
  'GET /admin/certificates',
  'GET /admin/certificates/candidates',
  'GET /admin/certificates/in-doubt',
  'GET /admin/certificates/runs',
  'GET /admin/certificate-names',
  'GET /admin/volunteers',
] as const;
