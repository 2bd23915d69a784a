import { CERTIFICATE_STATES } from '@pratibha/domain/certificates/certificate-states';
import {
  CERTIFICATE_LIMITS,
  correctionErrors,
  revocationErrors,
} from '@pratibha/domain/certificates/certificates';
import { CERTIFICATE_KINDS } from '@pratibha/domain/certificates/claims';
import { LONGEST_NAME, plainName } from '@pratibha/domain/certificates/name';
import { INVITATION_MAILS } from '@pratibha/domain/people/invitations';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  dayOut,
  editionQuery,
  form,
  idOut,
  idParams,
  idQuery,
  instantOut,
  listQuery,
  sortBy,
  text,
} from './values.ts';

const TAG = 'Admin: certificates';
export const tags = {
  [TAG]: 'What is issued to people, corrected and revoked; issuing is for people alone.',
};

/** What every call says of a certificate's number. */
export const certificateNumberOut = z.string().meta({ examples: ['2020-7KQ3XN'] });

/** An example of what a prize is called. */
export const AWARD = { examples: ['First Prize'] };

/** A certificate as organisers see it. */
export const certificate = z.object({
  id: idOut,
  number: certificateNumberOut,
  kind: z.enum(CERTIFICATE_KINDS),
  name: z.string().nullable().describe('As it is printed; null once it was erased'),
  user_id: idOut.nullable().describe('Whose it is; null: somebody without an account'),
  edition: z.string().describe('Its slug'),
  event_id: idOut.nullable().describe('null: of the whole year'),
  event_title: z.string().nullable().describe('As it is called today'),
  award: z.string().nullable().meta(AWARD),
  day: dayOut,
  issued_at: instantOut,
  issued_by: z.string(),
  is_issued_by_holder: z
    .boolean()
    .describe('It came of a correction that its holder made, or they issued it to themselves'),
  revoked_at: instantOut.nullable(),
  revoked_by: z.string().nullable(),
  is_revoked_by_holder: z.boolean().describe('By a correction that its holder made'),
  revoke_reason: z.string().nullable(),
  replaced_by: certificateNumberOut
    .nullable()
    .describe('The number of the one that took its place'),
  replaces: certificateNumberOut.nullable(),
});
export type Certificate = z.infer<typeof certificate>;

/** By what lists and files choose them. */
export const certificateFilters = {
  q: listQuery.q.describe('Words of a name or number'),
  kind: z.enum(CERTIFICATE_KINDS).optional().describe('For what they are'),
  certificate_state: z
    .enum(CERTIFICATE_STATES)
    .optional()
    .describe('valid: those that count; revoked: those that do no more'),
  event_id: idQuery,
  edition: editionQuery,
};

export const listCertificates = endpoint({
  method: 'GET',
  path: '/admin/certificates',
  summary: 'Certificates, the newest first',
  tag: TAG,
  access: 'certificates.read',
  query: z.strictObject({
    limit: listQuery.limit,
    cursor: listQuery.cursor,
    sort: sortBy('id', 'name', 'number'),
    ...certificateFilters,
  }),
  response: z.array(certificate),
  problems: [],
});

/** The link by which somebody without an account has their certificate. */
export const certificateLink = z.object({
  url: z.string().describe('Whoever has it sees the certificate and can save it'),
  link_mail: z
    .enum(INVITATION_MAILS)
    .describe('What became of the mail with it; none: nothing was to be sent'),
});

export const getCertificateLink = endpoint({
  method: 'GET',
  path: '/admin/certificates/{id}/link',
  summary: 'The link of a certificate whose holder has no account, for passing on',
  tag: TAG,
  access: 'certificates.issue',
  params: idParams,
  response: certificateLink,
  holdsSecrets: true,
  problems: ['certificate-in-account', 'certificate-erased', 'certificate-revoked'],
});

const reason = text(CERTIFICATE_LIMITS.reason, 'required').describe(
  'Whoever looks the number up reads it',
);

export const correctCertificate = endpoint({
  method: 'POST',
  path: '/admin/certificates/{id}/correction',
  summary: 'Issue one anew under another name: the number before is revoked and names the new one',
  tag: TAG,
  access: 'certificates.issue',
  params: idParams,
  body: form(
    z.strictObject({ name: text(LONGEST_NAME, 'required'), reason }),
    correctionErrors,
  ).transform((values) => ({ name: plainName(values.name), reason: values.reason.trim() })),
  maxBodyKiB: 16,
  response: certificate,
  status: 201,
  problems: ['certificate-revoked', 'certificate-erased', 'certificate-same-name'],
});

export const revokeCertificate = endpoint({
  method: 'POST',
  path: '/admin/certificates/{id}/revocation',
  summary: 'Revoke one for good, with a reason',
  tag: TAG,
  access: 'certificates.issue',
  params: idParams,
  body: form(z.strictObject({ reason }), revocationErrors).transform((values) => ({
    reason: values.reason.trim(),
  })),
  maxBodyKiB: 16,
  response: certificate,
  problems: ['certificate-revoked'],
});

/** A prize's certificate that counts, and whether its work has that award still. */
export const concernedCertificate = z.object({
  id: idOut,
  number: certificateNumberOut,
  name: z.string().nullable(),
  award: z.string().meta(AWARD),
  is_still_given: z.boolean().describe('By the results of the round that are out'),
});

export const listConcernedCertificates = endpoint({
  method: 'GET',
  path: '/admin/rounds/{id}/certificates',
  summary: 'The certificates that count and were issued for awards of a round',
  tag: TAG,
  access: 'certificates.read',
  params: idParams,
  response: z.array(concernedCertificate),
  problems: [],
});
