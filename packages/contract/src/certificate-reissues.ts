import { CERTIFICATE_KINDS } from '@pratibha/domain/certificates/claims';
import { NOT_AGAIN } from '@pratibha/domain/certificates/reissue';
import { z } from 'zod';
import { certificateRun } from './certificate-issuing.ts';
import { certificateFilters, certificateNumberOut } from './certificates.ts';
import { endpoint } from './endpoint.ts';
import { dayOut, idOut, MAX_ID } from './values.ts';

const TAG = 'Admin: certificates';
const count = z.int().nonnegative();

/** A certificate of a revoked key that is not issued again. */
export const certificateLeftInDoubt = z.object({
  id: idOut,
  number: certificateNumberOut,
  name: z.string().nullable().describe('null once it was erased'),
  kind: z.enum(CERTIFICATE_KINDS),
  is_earlier: z.boolean().describe('Of a day before that of the revocation'),
  why: z.enum(NOT_AGAIN),
});

/** Certificates that count and are signed by keys that were stolen or lost. */
export const certificatesInDoubt = z.object({
  keys: z.array(
    z.object({
      key_id: z.string().meta({ examples: ['0123456789ab'] }),
      revoked_from: dayOut,
    }),
  ),
  disbelieved: count.describe(
    'That can be issued again and nobody believes: of the day from which on the key counts no more, or a later one',
  ),
  earlier: count.describe('That can be issued again and are genuine for who asks by their number'),
  left_out: z.array(certificateLeftInDoubt).describe('The first of those that are left out'),
  more_left_out: count.describe('How many the list leaves out'),
});
export type CertificatesInDoubt = z.infer<typeof certificatesInDoubt>;

export const listCertificatesInDoubt = endpoint({
  method: 'GET',
  path: '/admin/certificates/in-doubt',
  summary: 'How many certificates are signed by revoked keys, and which cannot be issued again',
  tag: TAG,
  access: 'certificates.issue',
  query: z.strictObject({
    q: certificateFilters.q,
    kind: certificateFilters.kind,
    event_id: certificateFilters.event_id,
    edition: certificateFilters.edition,
  }),
  response: certificatesInDoubt,
  problems: [],
});

export const reissueCertificates = endpoint({
  method: 'POST',
  path: '/admin/certificates/reissues',
  summary: 'Issue certificates of revoked keys again, each once; a run for each edition',
  tag: TAG,
  access: 'certificates.issue',
  body: z.strictObject({
    q: certificateFilters.q,
    kind: certificateFilters.kind,
    event_id: z.int().positive().max(MAX_ID).optional(),
    edition: certificateFilters.edition,
    earlier: z
      .boolean()
      .default(false)
      .describe('Those of days before the revocation, too: their papers count no more then'),
  }),
  maxBodyKiB: 16,
  response: z.array(certificateRun),
  status: 201,
  problems: ['nothing-in-doubt'],
});
