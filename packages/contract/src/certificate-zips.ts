import { z } from 'zod';
import { certificateFilters } from './certificates.ts';
import { endpoint } from './endpoint.ts';
import { idOut, idParams, instantOut, MAX_ID } from './values.ts';

const TAG = 'Admin: certificates';
const count = z.int().nonnegative();

/** A file with PDFs, and how far it is. */
export const certificateZip = z.object({
  id: idOut,
  asked_at: instantOut,
  total: count,
  drawn: count,
  is_ready: z.boolean(),
  has_failed: z.boolean(),
  expires_at: instantOut.describe('From then on it is gone'),
});
export type CertificateZip = z.infer<typeof certificateZip>;

export const listCertificateZips = endpoint({
  method: 'GET',
  path: '/admin/certificates/zips',
  summary: 'The files with PDFs that one asked for, the newest first',
  tag: TAG,
  access: 'certificates.issue',
  response: z.array(certificateZip),
  problems: [],
});

export const packCertificates = endpoint({
  method: 'POST',
  path: '/admin/certificates/zips',
  summary: 'Ask for a file with the PDFs of all certificates that fit and count',
  tag: TAG,
  access: 'certificates.issue',
  body: z.strictObject({
    q: certificateFilters.q,
    kind: certificateFilters.kind,
    event_id: z.int().positive().max(MAX_ID).optional(),
    edition: certificateFilters.edition,
  }),
  maxBodyKiB: 16,
  response: certificateZip,
  status: 201,
  problems: ['nothing-to-pack', 'too-many-to-pack'],
});

export const getCertificateZip = endpoint({
  method: 'GET',
  path: '/admin/certificates/zips/{id}/file',
  summary: 'The file, once it is ready',
  tag: TAG,
  access: 'certificates.issue',
  params: idParams,
  response: z.string(),
  produces: ['application/zip'],
  rate: 'export',
  problems: ['file-not-ready'],
});
