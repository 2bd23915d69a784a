import { ISSUED_KINDS, LEFT_OUT } from '@pratibha/domain/certificates/candidates';
import { CERTIFICATE_LIMITS } from '@pratibha/domain/certificates/certificates';
import { z } from 'zod';
import { AWARD } from './certificates.ts';
import { endpoint } from './endpoint.ts';
import { findBody, findQuery } from './find-query.ts';
import { editionQuery, idOut, idQuery, instantOut, listQuery, MAX_ID } from './values.ts';

const TAG = 'Admin: certificates';
const count = z.int().nonnegative();
const kinds = z.array(z.enum(ISSUED_KINDS)).min(1).max(ISSUED_KINDS.length);

/** Somebody who may get a certificate, and what it would say. */
export const certificateCandidate = z.object({
  key: z.string().meta({ examples: ['prize:12:u34:a5'] }),
  kind: z.enum(ISSUED_KINDS),
  name: z.string().nullable().describe('As it would be printed, or is known; null: erased'),
  event_id: idOut.nullable(),
  event_title: z.string().nullable(),
  award: z.string().nullable().meta(AWARD),
  left_out: z.enum(LEFT_OUT).nullable().describe('Why they get none now'),
});
export type CertificateCandidate = z.infer<typeof certificateCandidate>;

/** Whom an issuing would be for. */
export const certificatePreview = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(ISSUED_KINDS),
      ready: count,
      left_out: z.array(z.object({ why: z.enum(LEFT_OUT), count })),
    }),
  ),
  people: z.array(certificateCandidate).describe('By name; not all of them where there are many'),
  more: count.describe('How many the list leaves out'),
});
export type CertificatePreview = z.infer<typeof certificatePreview>;

export const previewCertificates = endpoint({
  method: 'GET',
  path: '/admin/certificates/candidates',
  summary: 'Who would get certificates now, and who is left out and why',
  tag: TAG,
  access: 'certificates.issue',
  query: z.strictObject({
    q: listQuery.q.describe('Words of a name: of whom the list is, not the counts'),
    event_id: idQuery.describe('Absent: every event of the edition'),
    edition: editionQuery,
    kind: z.enum(ISSUED_KINDS).optional().describe('Absent: every kind'),
    find: findQuery('registrations'),
  }),
  response: certificatePreview,
  problems: [],
});

/** An issuing, and how far it is. */
export const certificateRun = z.object({
  id: idOut,
  event_id: idOut.nullable(),
  asked_at: instantOut,
  asked_by: z.string(),
  total: count,
  looked_at: count.describe('So many of them were looked at'),
  issued: count,
  ended_at: instantOut.nullable(),
  failure: z
    .enum(['author-may-not'])
    .nullable()
    .describe('Whoever asked for it may not issue any more: the rest was left'),
});
export type CertificateRun = z.infer<typeof certificateRun>;

export const listCertificateRuns = endpoint({
  method: 'GET',
  path: '/admin/certificates/runs',
  summary: 'The last issuings, the newest first, with how far each is',
  tag: TAG,
  access: 'certificates.read',
  response: z.array(certificateRun),
  problems: [],
});

export const issueCertificates = endpoint({
  method: 'POST',
  path: '/admin/certificates/runs',
  summary: 'Issue certificates to everybody whom it fits now, or to some of them; each once',
  tag: TAG,
  access: 'certificates.issue',
  body: z.strictObject({
    event_id: z
      .int()
      .positive()
      .max(MAX_ID)
      .nullable()
      .default(null)
      .describe('null: every event of the edition'),
    edition: editionQuery.nullable().describe('Absent or null: the one whose pages are shown'),
    kinds,
    find: findBody('registrations'),
    keys: z
      .array(z.string().max(60))
      .min(1)
      .max(CERTIFICATE_LIMITS.chosen)
      .nullable()
      .default(null)
      .meta({ examples: [['taken-part:12:u34']] })
      .describe('Of those whom it is for; null: of everybody whom it fits'),
  }),
  maxBodyKiB: 128,
  response: certificateRun,
  status: 201,
  idempotent: true,
  problems: ['nobody-to-issue', 'idempotency-key-reused'],
});
