import { CERTIFICATE_KINDS } from '@pratibha/domain/certificates/claims';
import { LONGEST_NAME, nameError, plainName } from '@pratibha/domain/certificates/name';
import { onlyErrors } from '@pratibha/domain/text/text-rule';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dayOut, form, idOut, idParams, instantOut, text } from './values.ts';

export const tags = {
  Certificates: 'The certificates of whoever is signed in, and how their name stands on them.',
};

const NUMBER = { examples: ['2020-7KQ3XN'] };
const REASON = { examples: ['Name corrected by its holder'] };
const SHARE_URL = {
  examples: ['https://techfest.example.edu/certificates/kJ3nV0cQ9rTx2mWbY7uEfA'],
};
const PROOF = { examples: ['https://techfest.example.edu/verify#0oRDoQEn'] };
const AWARD = { examples: ['Winner (1st)'] };

/** A certificate of one's own. */
export const ownCertificate = z.object({
  id: idOut,
  number: z.string().describe('Printed on it').meta(NUMBER),
  kind: z.enum(CERTIFICATE_KINDS),
  edition: z.string().describe('The year'),
  event_title: z.string().nullable().describe('null: it is of the whole year'),
  award: z.string().nullable().describe('Of a prize alone').meta(AWARD),
  name: z.string().describe('As it is printed'),
  day: dayOut,
  issued_at: instantOut,
  proof: z.string().describe('A link that proves it, by itself').meta(PROOF),
  share_url: z.string().nullable().describe('null: it is shared with nobody').meta(SHARE_URL),
  revoked_at: instantOut.nullable().describe('null: it counts'),
  revoke_reason: z.string().nullable().meta(REASON),
  replaced_by: z.string().nullable().describe('The number of the one in its place').meta(NUMBER),
});
export type OwnCertificate = z.infer<typeof ownCertificate>;

/** How one's name stands on the certificates of an edition. */
export const certificateName = z.object({
  edition_id: idOut,
  edition: z.string().describe('The year'),
  name_state: z
    .enum(['asked', 'said', 'settled'])
    .describe(
      'asked: it waits for an answer; said: it can be corrected once; settled: not any more',
    )
    .meta({ examples: ['asked'] }),
  name: z.string().describe('As it stands; the profile’s where nothing was said'),
  until: instantOut.nullable().describe('Until when the question waits; null: it does not'),
});
export type CertificateName = z.infer<typeof certificateName>;

export const ownCertificates = z.object({
  certificates: z.array(ownCertificate).describe('The newest first'),
  names: z.array(certificateName).describe('Of editions that asked for it or issued one'),
});

/** How one's name was said to stand, as it is held of the person. */
export const saidName = z.object({
  edition: z.string().describe('The year'),
  asked_at: instantOut.nullable(),
  name: z.string().nullable().describe('null: nothing was said, the profile’s stands'),
  said_at: instantOut.nullable(),
  corrected_at: instantOut.nullable().describe('When the person used their correction'),
  set_at: instantOut.nullable().describe('When an organiser corrected it'),
});

/** A certificate, as it is held of the person. */
export const heldCertificate = z.object({
  number: z.string().meta(NUMBER),
  kind: z.enum(CERTIFICATE_KINDS),
  edition: z.string().describe('The year'),
  event_title: z.string().nullable(),
  award: z.string().nullable().meta(AWARD),
  name: z.string().nullable(),
  day: dayOut,
  issued_at: instantOut,
  is_shared: z.boolean().describe('Whether there is a page of it for whoever has its link'),
  revoked_at: instantOut.nullable(),
  revoke_reason: z.string().nullable().meta(REASON),
});

export const sharedCertificate = z.object({ share_url: ownCertificate.shape.share_url });

export const listOwnCertificates = endpoint({
  method: 'GET',
  path: '/user/certificates',
  summary: 'One’s own certificates, and how one’s name stands on them',
  tag: 'Certificates',
  access: 'certificates.own',
  response: ownCertificates,
  problems: [],
});

export const getCertificatePdf = endpoint({
  method: 'GET',
  path: '/user/certificates/{id}/pdf',
  summary: 'One of one’s own certificates as a PDF',
  tag: 'Certificates',
  access: 'certificates.own',
  params: idParams,
  response: z.string(),
  produces: ['application/pdf'],
  rate: 'export',
  problems: [],
});

export const getCertificatePng = endpoint({
  method: 'GET',
  path: '/user/certificates/{id}/png',
  summary: 'One of one’s own certificates as a picture',
  tag: 'Certificates',
  access: 'certificates.own',
  params: idParams,
  response: z.string(),
  produces: ['image/png'],
  rate: 'export',
  problems: [],
});

export const sayCertificateName = endpoint({
  method: 'PUT',
  path: '/user/editions/{id}/certificate-name',
  summary:
    'Say how one’s name stands on the certificates of an edition; once more as a correction, by which those that were issued are issued again',
  tag: 'Certificates',
  access: 'certificates.own',
  params: idParams,
  body: form(z.strictObject({ name: text(LONGEST_NAME, 'required') }), ({ name }) =>
    onlyErrors({ name: nameError(name) }),
  ).transform(({ name }) => ({ name: plainName(name) })),
  maxBodyKiB: 16,
  response: certificateName,
  problems: ['certificate-name-settled'],
});

export const shareCertificate = endpoint({
  method: 'PUT',
  path: '/user/certificates/{id}/share',
  summary: 'Make a page of a certificate for whoever has its link; the same one where there is one',
  tag: 'Certificates',
  access: 'certificates.own',
  params: idParams,
  response: sharedCertificate,
  problems: ['certificate-not-to-share'],
});

export const endCertificateShare = endpoint({
  method: 'DELETE',
  path: '/user/certificates/{id}/share',
  summary: 'Take the page back: its link leads nowhere',
  tag: 'Certificates',
  access: 'certificates.own',
  params: idParams,
  response: sharedCertificate,
  problems: [],
});
