import { CERTIFICATE_KINDS } from '@pratibha/domain/certificates/claims';
import { CERTIFICATE_NUMBER } from '@pratibha/domain/certificates/typed-certificate';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dayOut } from './values.ts';

const NUMBER = '2020-7KQ3XN';

/** What the college says of the number of a certificate: never whose it is. */
export const certificateOnRecord = z.object({
  number: z.string().meta({ examples: [NUMBER] }),
  state: z.enum(['issued', 'revoked', 'unknown']).describe('unknown: no certificate has it'),
  kind: z.enum(CERTIFICATE_KINDS).nullable().describe('null, as all below, where it is unknown'),
  event_title: z
    .string()
    .nullable()
    .describe('As the certificate says it; null: it is of the whole year'),
  edition: z
    .string()
    .nullable()
    .describe('As the certificate says it')
    .meta({ examples: ['TechFest 2020'] }),
  day: dayOut.nullable(),
  fingerprint: z
    .string()
    .nullable()
    .describe(
      'The first half of SHA-512 over the signed bytes that were issued, as hexadecimal digits; null once its holder was erased',
    )
    .meta({ examples: ['0'.repeat(64)] }),
  revoked_on: dayOut.nullable().describe('From which day on it counts no more'),
  reason: z.string().nullable().describe('Why it was revoked'),
  replaced_by: z
    .string()
    .nullable()
    .describe('The number of the certificate that took its place')
    .meta({ examples: [NUMBER] }),
});
export type CertificateOnRecord = z.infer<typeof certificateOnRecord>;

/**
 * What the page that checks certificates asks; a page that was saved as a file asks it, too, from
 * no origin. A number that is nobody's is an answer and no failure.
 */
export const getCertificateOnRecord = endpoint({
  method: 'GET',
  path: '/certificates/{number}',
  summary: 'Whether a certificate of this number was issued, and whether it was revoked',
  tag: 'Public',
  access: 'site.read',
  params: z.object({
    number: z
      .string()
      .regex(CERTIFICATE_NUMBER)
      .meta({ examples: [NUMBER] }),
  }),
  response: certificateOnRecord,
  problems: [],
  rate: 'read',
});
